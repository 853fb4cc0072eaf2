import type { Task } from 'fp-ts/Task';

/** How many leads come to the site, through all its instances. */
export interface LeadTraffic {
  /** Counts one lead more, and answers how many there were in the present minute. It never fails. */
  readonly count: Task<number>;
}
