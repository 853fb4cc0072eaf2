import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMet, row, type Figure } from './figure.ts';
import { stopAll } from './pages/opened.ts';
import { pictureOf } from './picture.ts';

/** A measuring command and its extent: everything, or a five-minute subset. */
export interface FiguresRun<Pace> {
  readonly command: 'bench' | 'faults' | 'security';
  /** By the names that the command accepts. Each rejects if it cannot measure. */
  readonly measurements: Readonly<Record<string, (pace: Pace) => Promise<ReadonlyArray<Figure>>>>;
  readonly full: Pace;
  readonly short: Pace;
  /** The file for a picture of the figures; written only by a full run of all measurements. */
  readonly picture?: string;
}

/** Set when a signal ends the run: an interrupted measurement is not a result. */
const interrupted = new AbortController();

const figuresOf = async (
  name: string,
  measured: Promise<ReadonlyArray<Figure>>,
): Promise<ReadonlyArray<Figure>> => {
  try {
    return await measured;
  } catch (fault) {
    const note = (fault instanceof Error ? fault.message : String(fault)).trim().replace(/\s*\n\s*/g, ' | ');
    return [{ what: name, measured: null, unit: 'count', note }];
  }
};

const run = async <Pace>(
  { command, measurements, full, short, picture }: FiguresRun<Pace>,
  args: ReadonlyArray<string>,
): Promise<number> => {
  const names = args.filter((arg) => arg !== '--short');
  if (names.some((name) => !Object.hasOwn(measurements, name))) {
    process.stderr.write(
      `Usage: npm run ${command} [-- [--short] [measurement ...]]\nMeasurements: ${Object.keys(measurements).join(', ')}\n`,
    );
    return 2;
  }
  const isShort = args.includes('--short');
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const measured = await figuresOf(name, measure(isShort ? short : full));
    if (interrupted.signal.aborted) return 1;
    measured.forEach((figure) => process.stdout.write(`${row(figure)}\n`));
    figures.push(...measured);
  }
  const missed = figures.filter((figure) => !isMet(figure)).length;
  const skipped = figures.filter(({ isSkipped }) => isSkipped).length;
  const report = {
    measuredAt: new Date().toISOString(),
    isShort,
    cores: availableParallelism(),
    figures: figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
  };
  const file = `reports/${command}.json`;
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  if (picture !== undefined && !isShort && names.length === 0)
    writeFileSync(picture, pictureOf({ measuredAt: report.measuredAt, cores: report.cores, figures }));
  const outcome = missed === 0 ? 'Every goal is met' : `${missed} missed`;
  process.stdout.write(`${outcome}${skipped > 0 ? `, ${skipped} skipped` : ''}; written to ${file}\n`);
  return missed === 0 ? 0 : 1;
};

/** Runs the measurements named on the command line, prints each figure with its goal, and writes the figures to `reports`. */
export const runFigures = async <Pace>(figuresRun: FiguresRun<Pace>): Promise<void> => {
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(name, () => {
      interrupted.abort();
      void stopAll().then(() => process.exit(code));
    });
  }
  process.exitCode = await run(figuresRun, process.argv.slice(2));
};
