import type { Clock } from '../../../application/ports/clock.ts';
import type { LeadTraffic } from '../../../application/ports/leads/lead-traffic.ts';

/** Counts leads in memory, in minutes that start with their first lead. */
export class MemoryLeadTraffic implements LeadTraffic {
  private startedAt = -Infinity;
  private counted = 0;

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  readonly count = async (): Promise<number> => {
    if (this.clock.now() - this.startedAt >= 60_000) [this.startedAt, this.counted] = [this.clock.now(), 0];
    return ++this.counted;
  };
}
