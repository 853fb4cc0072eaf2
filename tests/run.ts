import { mkdirSync } from 'node:fs';
import { run, stopEverything, type EndedStep, type Step } from './runner/step.ts';
import { browserSteps, fastSteps, LANES, preparation, registrySteps } from './runner/steps.ts';
import { NOTHING, together, type Tally } from './runner/tally.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const report = ({ name, seconds, tally: { passed, failed, failures }, output }: EndedStep): void => {
  const tests = passed + failed > 1 ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const verdict = failed === 0 ? 'passed' : 'FAILED';
  say(`${verdict}  ${name.padEnd(24)}${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd());
  // The failures come first: the output of a whole project is long, and may be cut where it is read.
  failures.forEach((failure) => say(`\n${failure}`));
  if (failed > 0) say(`\n${output.trimEnd()}\n`);
};

/** Runs steps in lanes and reports each when it ends. */
const runAll = async (steps: ReadonlyArray<Step>, lanes: number): Promise<ReadonlyArray<EndedStep>> => {
  const waiting = [...steps];
  const ended: EndedStep[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const one = await run(next);
      report(one);
      ended.push(one);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return ended;
};

const sumOf = (ended: ReadonlyArray<EndedStep>): Tally =>
  ended.map(({ tally }) => tally).reduce(together, NOTHING);

/** Everything: the browser steps run last, since they need both cores, and what other lanes have prepared. */
const everything = async (): Promise<Tally> => {
  const before = await runAll([...preparation(), ...fastSteps('all'), ...registrySteps()], LANES);
  const needed = preparation().map(({ name }) => name);
  if (sumOf(before.filter(({ name }) => needed.includes(name))).failed === 0)
    return sumOf([...before, ...(await runAll(browserSteps(), 1))]);
  const missed = browserSteps();
  missed.forEach(({ name }) => say(`FAILED  ${name}: not run, because the preparation failed`));
  return together(sumOf(before), { ...NOTHING, failed: missed.length });
};

const main = async (scope: string | undefined): Promise<number> => {
  if (scope !== 'check' && scope !== 'all') {
    process.stderr.write('Usage: node tests/run.ts check|all\n');
    return 2;
  }
  mkdirSync('reports', { recursive: true });
  const { passed, failed, skipped, repeated } =
    scope === 'all' ? await everything() : sumOf(await runAll(fastSteps('check'), LANES));
  skipped.forEach((line) => say(`skipped: ${line}`));
  repeated.forEach((line) => say(`passed at the second try: ${line}`));
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
};

for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(name, () => void stopEverything().then(() => process.exit(code)));
}
process.exitCode = await main(process.argv[2]);
