import type { LeadTraffic } from '../../application/ports/leads/lead-traffic.ts';
import type { RateCounter } from '../system/rate-counter.ts';

const MINUTE_MS = 60_000;

/** Counts leads with the rate counter, across instances if that is shared. */
export class CountedLeadTraffic implements LeadTraffic {
  constructor(private readonly counter: RateCounter) {}

  readonly count = async (): Promise<number> => {
    try {
      return (await this.counter.increment('leads-of-site', MINUTE_MS)).count;
    } catch {
      // If counting fails, the lead isn't held as part of a flood.
      return 0;
    }
  };
}
