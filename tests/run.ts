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
const runAll = async (steps: ReadonlyArray<Step>, lanes: number): Promise<Tally> => {
  const waiting = [...steps];
  const lane = async (sum: Tally = NOTHING): Promise<Tally> => {
    const next = waiting.shift();
    if (next === undefined) return sum;
    const ended = await run(next);
    report(ended);
    return lane(together(sum, ended.tally));
  };
  const sums = await Promise.all(Array.from({ length: lanes }, () => lane()));
  return sums.reduce(together, NOTHING);
};

const inBrowser = async (): Promise<Tally> => {
  const prepared = await runAll(preparation(), 1);
  if (prepared.failed === 0) return together(prepared, await runAll(browserSteps(), 1));
  const missed = browserSteps();
  missed.forEach(({ name }) => say(`FAILED  ${name}: not run, because the preparation failed`));
  return together(prepared, { ...NOTHING, failed: missed.length });
};

const main = async (scope: string | undefined): Promise<number> => {
  if (scope !== 'check' && scope !== 'all') {
    process.stderr.write('Usage: node tests/run.ts check|all\n');
    return 2;
  }
  mkdirSync('reports', { recursive: true });
  const fast = await runAll([...fastSteps(scope), ...(scope === 'all' ? registrySteps() : [])], LANES);
  const { passed, failed, skipped, repeated } = scope === 'all' ? together(fast, await inBrowser()) : fast;
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
