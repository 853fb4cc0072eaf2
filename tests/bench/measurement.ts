import type { Figure } from './figure.ts';

/** The extent of a run: everything, or a five-minute subset. */
export interface Pace {
  /** How often each thing is done; the median counts. */
  readonly rounds: number;
  /** How many of the page kinds are visited, the most important first. */
  readonly pageKinds: number;
  /** How long a server is loaded in one round, in seconds. */
  readonly loadSeconds: number;
  /** How many searches a visitor makes where latency is measured. */
  readonly searches: number;
}

export const FULL: Pace = { rounds: 5, pageKinds: 8, loadSeconds: 4, searches: 30 };
export const SHORT: Pace = { rounds: 3, pageKinds: 2, loadSeconds: 2, searches: 12 };

/** Measures some figures of the built site. It rejects when they cannot be measured. */
export type Measurement = (pace: Pace) => Promise<ReadonlyArray<Figure>>;
