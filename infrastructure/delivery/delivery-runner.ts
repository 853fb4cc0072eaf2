import { filter, firstValueFrom, from, merge, race, Subject } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';
import type { ProblemLog } from '../../application/ports/problem-log.ts';
import type { DeliverLeads } from '../../application/provider/deliver-leads/deliver-leads.ts';
import { faultCode } from './fault-code.ts';

const LOOK_EVERY_MS = 5_000;
const REMOVE_EVERY_MS = 3_600_000;

/** Half of what the server may take to end. */
const END_WITHIN_MS = 5_000;

/** Delivers leads for as long as the server runs, and removes those that have been kept long enough. */
export class DeliveryRunner {
  private readonly signals = new Subject<'nudge' | 'end'>();
  private isNudged = false;
  private isEnding = false;
  private loops: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly deliverLeads: Pick<DeliverLeads, 'execute'>,
    private readonly removeOldLeads: () => Promise<unknown>,
    private readonly clock: Clock,
    private readonly log: ProblemLog,
  ) {}

  start(): void {
    this.loops = Promise.all([this.deliver(), this.removeOld()]);
  }

  /** A lead has been accepted: it is delivered at once, or right after what is under way. */
  nudge(): void {
    this.isNudged = true;
    this.signals.next('nudge');
  }

  /** Begins nothing new; resolves when what is under way has ended, or can be waited for no longer. */
  async close(): Promise<void> {
    this.isEnding = true;
    this.signals.next('end');
    await firstValueFrom(race(from(this.loops), this.clock.after(END_WITHIN_MS)));
  }

  private async deliver(): Promise<void> {
    while (!this.isEnding) {
      this.isNudged = false;
      const { hasMore } = await this.deliverLeads.execute()();
      if (!hasMore && !this.isNudged) await this.wait(LOOK_EVERY_MS, 'nudge');
    }
  }

  private async removeOld(): Promise<void> {
    while (!this.isEnding) {
      await this.removeOldLeads().catch((failure: unknown) =>
        this.log.error(`Old leads cannot be removed: ${faultCode(failure)}`),
      );
      await this.wait(REMOVE_EVERY_MS);
    }
  }

  /** Until the time has passed, the runner ends, or it is told to wake. */
  private async wait(milliseconds: number, wake?: 'nudge'): Promise<void> {
    if (this.isEnding) return;
    const woken = this.signals.pipe(filter((signal) => signal === 'end' || signal === wake));
    await firstValueFrom(merge(woken, this.clock.after(milliseconds)));
  }
}
