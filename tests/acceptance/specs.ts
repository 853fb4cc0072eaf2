import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, GherkinDocument, Pickle } from './envelope.ts';
import { Outcomes } from './outcomes.ts';
import { isFresh, newestOf } from './specification/freshness.ts';
import { pageOf } from './specification/page.ts';
import { LEVELS, resultsOf, type Level, type Results } from './specification/results.ts';
import { specificationOf } from './specification/specification.ts';

const PAGE = 'reports/specification.html';

/** What the result of a scenario depends on. */
const SOURCES = ['features', 'domain', 'application', 'infrastructure', 'ui', 'tests/acceptance'];

const messagesOf = (level: Level): string => `reports/messages-${level}.ndjson`;

/** The features as they stand now: a dry run without steps reads them and plays nothing. */
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

/** How the scenarios of a level's last run ended; none when there was no run. */
const lastResults = (level: Level): Results => {
  const file = messagesOf(level);
  const outcomes = new Outcomes();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  lines.filter((line) => line !== '').forEach((line) => outcomes.take(JSON.parse(line) as Envelope));
  return resultsOf(outcomes.all());
};

/** Plays the scenarios of a level, unless its last run played them all as they are now. */
const playWhenStale = (level: Level, pickles: ReadonlyArray<Pickle>): void => {
  const file = messagesOf(level);
  const writtenAt = existsSync(file) ? statSync(file).mtimeMs : null;
  if (isFresh({ writtenAt, newestSource: newestOf(SOURCES), level, pickles, results: lastResults(level) }))
    return;
  process.stdout.write(`${level}: no fresh result, playing the scenarios\n`);
  const { status } = spawnSync(process.execPath, ['tests/acceptance/run.ts', level], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};

/** The levels to bring up to date: those that are named, or the one that takes seconds; of the other the last run is shown. */
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
levels.forEach((level) => playWhenStale(level, pickles));
const results = Object.fromEntries(LEVELS.map((level) => [level, lastResults(level)]));
writeFileSync(PAGE, pageOf(specificationOf(documents, pickles, results)));
process.stdout.write(`${PAGE}: ${documents.length} features\n`);
