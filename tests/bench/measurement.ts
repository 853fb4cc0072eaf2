import type { Figure } from './figure.ts';

/** The extent of a run: everything, or a five-minute subset. */
export interface Pace {
  /** How often each measurement is repeated; the median counts. */
  readonly rounds: number;
  /** How many kinds of pages are visited, the most important first. */
  readonly pageKinds: number;
  /** The length of a round of load, in seconds. */
  readonly loadSeconds: number;
  /** How many searches a visitor makes when latency is measured. */
  readonly searches: number;
}

export const FULL: Pace = { rounds: 5, pageKinds: 8, loadSeconds: 4, searches: 30 };
export const SHORT: Pace = { rounds: 3, pageKinds: 2, loadSeconds: 2, searches: 12 };

/** Measures figures of the built site. Rejects if that is not possible. */
export type Measurement = (pace: Pace) => Promise<ReadonlyArray<Figure>>;
