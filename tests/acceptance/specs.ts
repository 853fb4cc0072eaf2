import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { WITH_CLOCK } from '../clock/suite-clock.ts';
import type { GherkinDocument, Pickle } from './envelope.ts';
import { scenarioOf } from './one-example.ts';
import { pageOf, playedAt } from './specification/page.ts';
import { codeIn, ResultsFile } from './specification/results-file.ts';
import {
  LEVELS,
  linesOf,
  missingAt,
  resultKey,
  resultsOn,
  type Level,
  type Results,
} from './specification/results.ts';
import { specificationOf } from './specification/specification.ts';

const PAGE = 'reports/specification.html';

const CODE = codeIn();

/** The current features, read by a dry run that executes no steps. */
const readFeatures = async (): Promise<{ documents: Array<GherkinDocument>; pickles: Array<Pickle> }> => {
  const documents: Array<GherkinDocument> = [];
  const pickles: Array<Pickle> = [];
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { runConfiguration } = await loadConfiguration({
    file: false,
    provided: { paths: ['features/**/*.feature'], dryRun: true, publish: false },
  });
  await runCucumber(runConfiguration, { stdout: nowhere }, ({ gherkinDocument, pickle }) => {
    if (gherkinDocument) documents.push(gherkinDocument);
    if (pickle) pickles.push(pickle);
  });
  return { documents, pickles };
};

/** Plays the scenarios of a level that have no result on the current code; results from before an interruption are kept. */
const playMissing = (level: Level, pickles: ReadonlyArray<Pickle>): void => {
  const missing = missingAt(level, pickles, resultsOn(CODE, new ResultsFile(level).read()));
  if (missing.length === 0) return;
  const scenarios = new Set(missing.map(scenarioOf)).size;
  process.stdout.write(`${level}: ${scenarios} scenarios without a result on this code, playing them\n`);
  const { status } = spawnSync(
    process.execPath,
    [...WITH_CLOCK, 'tests/acceptance/run.ts', level, '--bar', ...linesOf(missing)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
};

/** The results of a level for the page; deletes the results of scenarios that no longer exist. */
const shownResults = (level: Level, pickles: ReadonlyArray<Pickle>): Results => {
  const file = new ResultsFile(level);
  file.keepOnly(new Set(pickles.map(resultKey)));
  return file.read();
};

/** The levels to play: the named ones, or by default the fast one. The page shows the other level's last run. */
const levelsOf = (named: ReadonlyArray<string>): ReadonlyArray<Level> => {
  const unknown = named.filter((name) => !LEVELS.some((level) => level === name));
  if (unknown.length === 0)
    return LEVELS.filter((level) => (named.length === 0 ? level === 'application' : named.includes(level)));
  process.stderr.write(`Usage: npm run specs [-- ${LEVELS.join('|')}]\n`);
  return process.exit(2);
};

const levels = levelsOf(process.argv.slice(2));
const { documents, pickles } = await readFeatures();
mkdirSync('reports', { recursive: true });
levels.forEach((level) => playMissing(level, pickles));
const results = {
  application: shownResults('application', pickles),
  browser: shownResults('browser', pickles),
};
writeFileSync(PAGE, pageOf(specificationOf(documents, pickles, { results, code: CODE }), playedAt(results)));
process.stdout.write(`${PAGE}: ${documents.length} features\n`);
