import type { Figure } from '../bench/figure.ts';

/** The extent of a run: what the goals ask for, or what fits into five minutes. */
export interface FaultPace {
  /** How often the server is killed. */
  readonly kills: number;
  /** How many keys are each posted ten times at once. */
  readonly keys: number;
  /** How many leads wait for a CRM that is away. */
  readonly leads: number;
  /** How many leads are posted while the server's calls to the system are watched. */
  readonly watched: number;
  /** How often instances behind a proxy are restarted, for each way of connecting to them. */
  readonly restarts: number;
  /** The number of stored leads when a backup is restored while others arrive. */
  readonly stored: number;
  /** Whether to watch undeliverable leads until they are parked, which takes minutes. */
  readonly untilParked: boolean;
  /** How long an hour of the week in the life of the site lasts, in milliseconds of the machine's time. */
  readonly weekHourMs: number;
}

export const FULL: FaultPace = {
  kills: 200,
  keys: 1000,
  leads: 1000,
  watched: 1000,
  restarts: 20,
  stored: 500_000,
  untilParked: true,
  weekHourMs: 3_400,
};
export const SHORT: FaultPace = {
  kills: 20,
  keys: 200,
  leads: 100,
  watched: 200,
  restarts: 4,
  stored: 20_000,
  untilParked: false,
  weekHourMs: 300,
};

/** Injects a fault into the built site and measures the results. Rejects if that is impossible. */
export type FaultMeasurement = (pace: FaultPace) => Promise<ReadonlyArray<Figure>>;
