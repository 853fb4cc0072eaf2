import { mkdirSync } from 'node:fs';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { Outcomes } from './outcomes.ts';
import { StepKeywords } from './step-keywords.ts';

const PROFILES: ReadonlyArray<string> = ['application', 'browser'];

/** The scenarios of a browser need the built site and a Chromium. */
const prepareBrowser = async (): Promise<void> => {
  const { ensureChromium } = await import('../chromium.ts');
  const { buildWhenNeeded } = await import('../../infrastructure/cli/build.ts');
  process.env['CHROMIUM_PATH'] = ensureChromium();
  await buildWhenNeeded();
};

/** Without paths, every feature; a few of them are not worth a second site and browser. `isWhole`: every example of each outline. */
const play = async (profile: string, paths: ReadonlyArray<string>, isWhole: boolean): Promise<number> => {
  mkdirSync('reports', { recursive: true });
  // React as the site runs it: its checks for developers take as long as all else.
  process.env['NODE_ENV'] ??= 'production';
  if (profile === 'browser') await prepareBrowser();
  const { runConfiguration } = await loadConfiguration({ profiles: [profile] });
  if (isWhole) delete runConfiguration.plugins;
  if (paths.length > 0) {
    runConfiguration.sources.paths = [...paths];
    runConfiguration.runtime.parallel = 0;
  }
  const outcomes = new Outcomes();
  const keywords = new StepKeywords();
  const { success } = await runCucumber(runConfiguration, {}, (message) => {
    outcomes.take(message);
    keywords.take(message);
  });
  const misplaced = keywords.all();
  misplaced.forEach((step) => process.stdout.write(`${step}\n`));
  const { passed = [], failed = [], skipped = [] } = Object.groupBy(outcomes.all(), ([, outcome]) => outcome);
  const failures = success && misplaced.length === 0 ? failed.length : Math.max(failed.length, 1);
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

const main = async (profile: string | undefined, rest: ReadonlyArray<string>): Promise<number> => {
  const paths = rest.filter((argument) => argument !== ALL);
  if (profile === undefined || !PROFILES.includes(profile) || paths.some((path) => path.startsWith('-'))) {
    process.stderr.write(
      `Usage: node tests/acceptance/run.ts application|browser [${ALL}] [FEATURE[:LINE] ...]\n`,
    );
    return 2;
  }
  try {
    return await play(profile, paths, paths.length < rest.length);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n0 passed, 1 failed\n`);
    return 1;
  }
};

const [profile, ...rest] = process.argv.slice(2);
const code = await main(profile, rest);
// A driver that forgot a handle must not hold the run; the empty write lets the lines above leave first.
process.stdout.write('', () => process.exit(code));
