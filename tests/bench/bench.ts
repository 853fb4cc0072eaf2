/** `npm run bench`: measures the built site, prints each figure beside its goal, and writes them to `reports`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { measureCachedPage } from './cached-page.ts';
import { measureDealerSearch } from './dealer-search.ts';
import { isMet, row, type Figure } from './figure.ts';
import { measureFirstPress } from './first-press.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureManyDealers } from './many-dealers.ts';
import { FULL, SHORT, type Measurement, type Pace } from './measurement.ts';
import { measureNewPages } from './new-pages.ts';
import { stopAll } from './opened.ts';
import { measureStartedScripts } from './started-scripts.ts';
import { measureStartUp } from './start-up.ts';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  'start-up': measureStartUp,
  lighthouse: measureLighthouse,
  'first-press': measureFirstPress,
  interactions: measureInteractions,
  'started-scripts': measureStartedScripts,
  'cached-page': measureCachedPage,
  'dealer-search': measureDealerSearch,
  'new-pages': measureNewPages,
  'many-dealers': measureManyDealers,
};

const USAGE = `Usage: npm run bench [-- [--short] [measurement ...]]\nMeasurements: ${Object.keys(MEASUREMENTS).join(', ')}\n`;
const REPORT = 'reports/bench.json';

/** Set when a signal ends the bench: what is stopped under a measurement is no result. */
const interrupted = new AbortController();

const figuresOf = async (name: string, measure: Measurement, pace: Pace): Promise<ReadonlyArray<Figure>> => {
  try {
    return await measure(pace);
  } catch (fault) {
    const note = (fault instanceof Error ? fault.message : String(fault)).trim().replace(/\s*\n\s*/g, ' | ');
    return [{ what: name, measured: null, unit: 'count', note }];
  }
};

const main = async (args: ReadonlyArray<string>): Promise<number> => {
  const names = args.filter((arg) => arg !== '--short');
  if (names.some((name) => !Object.hasOwn(MEASUREMENTS, name))) {
    process.stderr.write(USAGE);
    return 2;
  }
  const isShort = args.includes('--short');
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const measured = await figuresOf(name, measure, isShort ? SHORT : FULL);
    if (interrupted.signal.aborted) return 1;
    measured.forEach((figure) => process.stdout.write(`${row(figure)}\n`));
    figures.push(...measured);
  }
  const missed = figures.filter((figure) => !isMet(figure));
  const report = {
    measuredAt: new Date().toISOString(),
    isShort,
    cores: availableParallelism(),
    figures: figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  };
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(
    `${missed.length === 0 ? 'Every goal is met' : `${missed.length} missed`}; written to ${REPORT}\n`,
  );
  return missed.length === 0 ? 0 : 1;
};

for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(name, () => {
    interrupted.abort();
    void stopAll().then(() => process.exit(code));
  });
}
process.exitCode = await main(process.argv.slice(2));
