import { bear, type Borne, type Load } from './load.ts';
import type { Pace } from './measurement.ts';
import { median } from './statistics.ts';

/** How two servers compare under the same load. */
export interface Comparison {
  /** Ours as a part of the bare peer's rate. */
  readonly ratio: number;
  readonly ours: Borne;
  readonly bare: Borne;
}

const middle = (rounds: ReadonlyArray<Borne>): Borne => ({
  rate: median(rounds.map(({ rate }) => rate)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/** Loads two servers by turns, both warmed up first; the ratio is taken in each round, and its median counts. */
export const compare = async (
  addresses: { readonly ours: string; readonly bare: string },
  load: Omit<Load, 'address' | 'seconds'>,
  { rounds, loadSeconds }: Pace,
): Promise<Comparison> => {
  const on = (address: string, seconds: number): Promise<Borne> => bear({ ...load, address, seconds });
  const ours: Borne[] = [];
  const bare: Borne[] = [];
  for (let round = 0; round <= rounds; round++) {
    const bareFirst = round % 2 === 0;
    const first = await on(bareFirst ? addresses.bare : addresses.ours, loadSeconds);
    const second = await on(bareFirst ? addresses.ours : addresses.bare, loadSeconds);
    if (round === 0) continue;
    bare.push(bareFirst ? first : second);
    ours.push(bareFirst ? second : first);
  }
  const ratio = median(ours.map(({ rate }, round) => rate / (bare[round]?.rate ?? NaN)));
  return { ratio, ours: middle(ours), bare: middle(bare) };
};
