import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { Progress } from '../../infrastructure/data-tool/progress.ts';
import { machineNow } from '../clock/suite-clock.ts';
import { Outcomes } from './outcomes.ts';
import { codeIn, ResultsFile } from './specification/results-file.ts';
import { APPLICATION_ONLY, LEVELS, resultKey, type Level } from './specification/results.ts';
import { SmokeActions } from './smoke-actions.ts';
import { StepKeywords } from './step-keywords.ts';
import type { States } from '../ledger/states.ts';

/** A second site and browser do not pay off for so few files. */
const FEW = 3;

/** Builds the site if needed, and makes sure that Chromium is installed. */
const prepareBrowser = async (): Promise<void> => {
  const { ensureChromium } = await import('../chromium.ts');
  const { buildWhenNeeded } = await import('../../infrastructure/cli/build.ts');
  process.env['CHROMIUM_PATH'] = ensureChromium();
  await buildWhenNeeded();
};

interface Played {
  /** The feature files; empty runs every feature. */
  readonly paths: ReadonlyArray<string>;
  /** Whether every scenario and example runs. */
  readonly isWhole: boolean;
  /** Whether to show a progress bar. */
  readonly hasBar: boolean;
}

const newStates = async (): Promise<States> => new (await import('../ledger/states.ts')).States();

/** Compares how the scenarios end with the ledger; returns the number of changed files. */
const changedStates = async (states: States): Promise<number> => {
  const { ADVICE, changesIn, described } = await import('../ledger/changes.ts');
  const { FEATURES } = await import('../ledger/states.ts');
  const changes = changesIn([FEATURES], await states.files());
  if (changes.length > 0) process.stdout.write(`${described(changes)}\n\n${ADVICE}\n`);
  return changes.length;
};

const play = async (profile: Level, { paths, isWhole, hasBar }: Played): Promise<number> => {
  // Production React: its development checks would double the run time.
  process.env['NODE_ENV'] ??= 'production';
  if (profile === 'browser') await prepareBrowser();
  const { runConfiguration } = await loadConfiguration({ profiles: [profile] });
  if (isWhole) delete runConfiguration.plugins;
  // A file that is named runs wholly.
  if (profile === 'browser' && (isWhole || paths.length > 0))
    runConfiguration.sources.tagExpression = `not ${APPLICATION_ONLY}`;
  if (paths.length > 0) {
    runConfiguration.sources.paths = [...paths];
    if (paths.length <= FEW) runConfiguration.runtime.parallel = 0;
  }
  // The summary names the failed scenarios.
  if (hasBar) runConfiguration.formats.stdout = 'summary';
  const bar = hasBar ? new Progress(profile, new AbortController().signal) : null;
  const outcomes = new Outcomes();
  const keywords = new StepKeywords();
  const actions = new SmokeActions();
  const results = new ResultsFile(profile);
  // Only a run of every scenario ends in all states that the ledger lists.
  const states = profile === 'application' && paths.length === 0 ? await newStates() : null;
  const code = codeIn();
  const { success } = await runCucumber(runConfiguration, {}, (message) => {
    const ended = outcomes.take(message);
    keywords.take(message);
    actions.take(message);
    states?.take(message);
    if (message.testRunFinished) bar?.end();
    if (ended === null) return;
    const [pickle, outcome] = ended;
    results.add(resultKey(pickle), { outcome, code, at: machineNow() });
    bar?.show(outcomes.done, outcomes.chosen);
  });
  const misplaced = [...keywords.all(), ...(states === null ? [] : actions.missing())];
  misplaced.forEach((step) => process.stdout.write(`${step}\n`));
  const { passed = [], failed = [], skipped = [] } = Object.groupBy(outcomes.all(), ([, outcome]) => outcome);
  const changed = success && states !== null ? await changedStates(states) : 0;
  const failures = success && misplaced.length === 0 ? failed.length + changed : Math.max(failed.length, 1);
  skipped.forEach(([{ name, uri }]) => process.stdout.write(`skipped: ${uri}: ${name}\n`));
  outcomes.repeated().forEach(({ name, uri }) => process.stdout.write(`repeated: ${uri}: ${name}\n`));
  const { examples, others } = outcomes.leftOut();
  if (examples.length > 0)
    process.stdout.write(
      `skipped: ${examples.length} further examples of outlines (npm run features:${profile} -- --all plays them)\n`,
    );
  if (others.length > 0)
    process.stdout.write(
      `skipped: ${others.length} scenarios that the tags leave out of the ${profile} run\n`,
    );
  process.stdout.write(`${passed.length} passed, ${failures} failed\n`);
  return failures === 0 && passed.length > 0 ? 0 : 1;
};

const ALL = '--all';
const BAR = '--bar';

const main = async (named: string | undefined, rest: ReadonlyArray<string>): Promise<number> => {
  const paths = rest.filter((argument) => argument !== ALL && argument !== BAR);
  const profile = LEVELS.find((level) => level === named);
  if (profile === undefined || paths.some((path) => path.startsWith('-'))) {
    process.stderr.write(
      `Usage: node tests/acceptance/run.ts ${LEVELS.join('|')} [${ALL}] [${BAR}] [FEATURE[:LINE] ...]\n`,
    );
    return 2;
  }
  try {
    return await play(profile, { paths, isWhole: rest.includes(ALL), hasBar: rest.includes(BAR) });
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n0 passed, 1 failed\n`);
    return 1;
  }
};

const [profile, ...rest] = process.argv.slice(2);
const code = await main(profile, rest);
// A handle that a driver left open must not keep the process alive; the empty write flushes the output first.
process.stdout.write('', () => process.exit(code));
