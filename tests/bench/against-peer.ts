import { cpuTimeOf } from './cpu-time.ts';
import type { Figure } from './figure.ts';
import { runLoad, type LoadResult, type Load } from './load.ts';
import type { Pace } from './measurement.ts';
import { median } from './statistics.ts';

/** A compared server, and its process. */
export interface Compared {
  readonly address: string;
  readonly pid: number | undefined;
}

/** A server's results over all rounds: medians, and the processor time per answer. */
export interface Middle extends Omit<LoadResult, 'answers'> {
  readonly cpuMicroseconds: number;
}

/** The results of two servers under the same load. */
export interface Comparison {
  /** The site's rate as a share of the bare peer's. */
  readonly ratio: number;
  readonly ours: Middle;
  readonly bare: Middle;
}

interface Round extends LoadResult {
  readonly cpuMs: number;
}

const middle = (rounds: ReadonlyArray<Round>): Middle => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  cpuMicroseconds: median(rounds.map(({ cpuMs, answers }) => (cpuMs * 1000) / answers)),
});

/** Loads two servers in turn, after a warm-up of both; the ratio is the median of the rounds' ratios. */
export const compare = async (
  servers: { readonly ours: Compared; readonly bare: Compared },
  load: Omit<Load, 'address' | 'seconds'>,
  { rounds, loadSeconds }: Pace,
): Promise<Comparison> => {
  const on = async ({ address, pid }: Compared): Promise<Round> => {
    const before = cpuTimeOf(pid);
    const results = await runLoad({ ...load, address, seconds: loadSeconds });
    return { ...results, cpuMs: cpuTimeOf(pid) - before };
  };
  const ours: Round[] = [];
  const bare: Round[] = [];
  for (let round = 0; round <= rounds; round++) {
    const bareFirst = round % 2 === 0;
    const first = await on(bareFirst ? servers.bare : servers.ours);
    const second = await on(bareFirst ? servers.ours : servers.bare);
    if (round === 0) continue;
    bare.push(bareFirst ? first : second);
    ours.push(bareFirst ? second : first);
  }
  const ratio = median(ours.map(({ rate }, round) => rate / (bare[round]?.rate ?? NaN)));
  return { ratio, ours: middle(ours), bare: middle(bare) };
};

/** The processor time per answer, compared with the bare peer's: other programs hardly affect it, unlike the rate. */
export const cpuFigures = (what: string, { ours, bare }: Comparison): ReadonlyArray<Figure> => {
  const measured = bare.cpuMicroseconds / ours.cpuMicroseconds;
  if (!Number.isFinite(measured)) return [];
  const note = `ours ${ours.cpuMicroseconds.toFixed(0)} µs an answer, bare ${bare.cpuMicroseconds.toFixed(0)} µs`;
  return [{ what: `${what} / bare route, by processor time`, measured, unit: 'ratio', note }];
};
