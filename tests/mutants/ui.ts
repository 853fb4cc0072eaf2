import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { activate, loadWithMutants, mutants, passedSince } from './instrumented.ts';
import type { Mutant } from './mutated-source.ts';
import { tableOf, type Verdict } from './table.ts';

process.env['NODE_ENV'] ??= 'production';

/** A mutant that changes nothing in so many pages and blocks changes none. */
const MOST_UNITS = 40;
const MOST_SCENARIOS = 60;

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: 'ui/' },
    // Of the program's own child processes.
    active: { type: 'string' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const progress = (line: string): void => void process.stderr.write(`${line}\n`);

loadWithMutants(values.active?.split('\n') ?? []);
const { scenarioPlayer, unitsOfLedger } = await import('./units.ts');
const units = await unitsOfLedger();
await units[0]?.says();

/** Chooses mutants by a seed, so that a run can be repeated. */
const sampleOf = (all: ReadonlyArray<number>, size: number, seed: number): ReadonlyArray<number> => {
  let state = seed;
  const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  return all
    .map((number) => [random(), number] as const)
    .toSorted(([one], [other]) => one - other)
    .slice(0, size)
    .map(([, number]) => number);
};

/** So many of a list, evenly spread over it. */
const spread = <A>(all: ReadonlyArray<A>, most: number): ReadonlyArray<A> => {
  const each = Math.max(1, all.length / most);
  return all.filter((_one, i) => Math.floor(i / each) !== Math.floor((i - 1) / each));
};

/** What a unit says; a fault is something else than it usually says. */
const saidBy = (says: () => Promise<string>): Promise<string> =>
  says().catch((fault: unknown) => String(fault));

/** Runs this program again with mutants that act while the modules load; returns everything that it says. */
const saidWith = (numbers: ReadonlyArray<number>): string => {
  const names = numbers.map((number) => mutants[number]?.name).join('\n');
  const { stdout } = spawnSync(
    process.execPath,
    [...process.execArgv, process.argv[1] ?? '', '--active', names],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return stdout;
};

const wordsOf = (code: string): string => code.replace(/^['"`]|['"`]$/g, '');

const run = async (): Promise<number> => {
  const usual = new Map<string, string>();
  const reach = new Map<string, ReadonlySet<number>>();
  const whileLoading = passedSince();
  for (const { name, says } of units) {
    passedSince();
    usual.set(name, await saidBy(says));
    reach.set(name, passedSince());
  }
  const play = await scenarioPlayer();
  passedSince();
  await play([], ({ place, says }) => {
    usual.set(place, says);
    reach.set(place, passedSince());
  });
  progress(
    `${mutants.length} mutants, ${units.length} pages and blocks, ${reach.size - units.length} scenarios`,
  );

  const all = mutants.flatMap(({ file }, number) => (file.startsWith(values.files) ? [number] : []));
  const chosen =
    values.sample === undefined ? all : sampleOf(all, Number(values.sample), Number(values.seed));
  const verdicts = new Map<number, Verdict>();
  const byUnits = async (number: number): Promise<boolean> => {
    activate(number);
    const reached = spread(
      units.filter(({ name }) => reach.get(name)?.has(number)),
      MOST_UNITS,
    );
    for (const { name, says } of reached) if ((await saidBy(says)) !== usual.get(name)) return true;
    const places = [...reach].flatMap(([place, passes]) =>
      place.startsWith('features/') && passes.has(number) ? [place] : [],
    );
    let isNoticed = false;
    if (places.length > 0)
      await play(spread(places, MOST_SCENARIOS), ({ place, says }) => {
        if (says !== usual.get(place)) isNoticed = true;
      });
    return isNoticed;
  };
  const isReached = (number: number): boolean => [...reach.values()].some((passes) => passes.has(number));
  for (const [i, number] of chosen.entries()) {
    if (i % 25 === 0) progress(`${i} of ${chosen.length}`);
    if (!isReached(number)) verdicts.set(number, whileLoading.has(number) ? 'survives' : 'not rendered');
    else verdicts.set(number, (await byUnits(number)) ? 'noticed' : 'survives');
  }
  activate();

  const judged = () =>
    chosen.map((number) => [mutants[number] as Mutant, verdicts.get(number) ?? 'survives'] as const);

  // What modules compute while they load needs a process of its own; texts are told apart by their words.
  const left = chosen.filter((number) => verdicts.get(number) === 'survives');
  const isText = (number: number): boolean => ['text', 'link'].includes(mutants[number]?.kind ?? '');
  const texts = left.filter(isText);
  progress(`${left.length} left, ${texts.length} of them texts and links`);
  if (texts.length > 0) {
    const said = saidWith(texts);
    for (const number of texts)
      if (said.includes(wordsOf((mutants[number] as Mutant).to))) verdicts.set(number, 'noticed');
  }
  const same = [...usual]
    .filter(([name]) => !name.startsWith('features/'))
    .map(([, says]) => says)
    .join('\n');
  for (const number of left.filter((one) => !isText(one) && whileLoading.has(one)))
    if (saidWith([number]) !== same) verdicts.set(number, 'noticed');

  say(tableOf(judged()));
  return 0;
};

/** Says what all pages and blocks say while mutants act; with several mutants, also how the scenarios end. */
const sayAll = async (): Promise<number> => {
  for (const { says } of units) say(await saidBy(says));
  const { textFiles } = await import('../ledger/texts.ts');
  for (const { lines } of await textFiles([])) say(lines.join('\n'));
  if (values.active?.includes('\n') === true) await (await scenarioPlayer())([], ({ says }) => say(says));
  return 0;
};

const code = values.active === undefined ? await run() : await sayAll();
process.stdout.write('', () => process.exit(code));
