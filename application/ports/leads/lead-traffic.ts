import type { Task } from 'fp-ts/Task';

/** Counts the site's leads across all instances. */
export interface LeadTraffic {
  /** Counts one more lead and returns the number in the current minute. Never fails. */
  readonly count: Task<number>;
}
