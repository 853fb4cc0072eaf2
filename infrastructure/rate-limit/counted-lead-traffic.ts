import type { LeadTraffic } from '../../application/ports/leads/lead-traffic.ts';
import type { RateCounter } from '../system/rate-counter.ts';

const MINUTE_MS = 60_000;

/** Counts leads where calls are counted: together with the other instances where they share a counter. */
export class CountedLeadTraffic implements LeadTraffic {
  constructor(private readonly counter: RateCounter) {}

  readonly count = async (): Promise<number> => {
    try {
      return (await this.counter.increment('leads-of-site', MINUTE_MS)).count;
    } catch {
      // A lead that nobody could count is no flood.
      return 0;
    }
  };
}
