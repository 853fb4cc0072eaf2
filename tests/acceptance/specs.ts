import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, GherkinDocument, Pickle } from './envelope.ts';
import { Outcomes } from './outcomes.ts';
import { pageOf } from './specification/page.ts';
import { LEVELS, resultsOf, type Results } from './specification/results.ts';
import { specificationOf } from './specification/specification.ts';

const PAGE = 'reports/specification.html';

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
const lastResults = (level: string): Results => {
  const file = `reports/messages-${level}.ndjson`;
  const outcomes = new Outcomes();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  lines.filter((line) => line !== '').forEach((line) => outcomes.take(JSON.parse(line) as Envelope));
  return resultsOf(outcomes.all());
};

const { documents, pickles } = await readFeatures();
const results = Object.fromEntries(LEVELS.map((level) => [level, lastResults(level)]));
mkdirSync('reports', { recursive: true });
writeFileSync(PAGE, pageOf(specificationOf(documents, pickles, results)));
process.stdout.write(`${PAGE}: ${documents.length} features\n`);
