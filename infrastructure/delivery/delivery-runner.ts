import type { Task } from 'fp-ts/Task';
import { filter, firstValueFrom, from, merge, race, Subject } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { DeliveryRound } from '../../application/provider/deliver-leads/attempt.ts';
import { faultCode } from './fault-code.ts';

const LOOK_EVERY_MS = 5_000;
const REMOVE_EVERY_MS = 3_600_000;

/** Half of what the server may take to end. */
const END_WITHIN_MS = 5_000;

/** Deliveries that are made in rounds, one round after the other. */
export interface DeliveryLoop {
  readonly execute: () => Task<DeliveryRound>;
  /** Whether an accepted lead may make something due at once. */
  readonly isNudged: boolean;
}

/**
 * Delivers leads for as long as the server runs, and removes those that have been kept long enough. No loop waits for
 * another: what hangs in one channel holds up no other.
 */
export class DeliveryRunner {
  private readonly signals = new Subject<'nudge' | 'end'>();
  private readonly nudged = new Set<DeliveryLoop>();
  private isEnding = false;
  private loops: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly deliveries: ReadonlyArray<DeliveryLoop>,
    private readonly removeOldLeads: () => Promise<unknown>,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.loops = Promise.all([...this.deliveries.map((loop) => this.deliver(loop)), this.removeOld()]);
  }

  /** A lead has been accepted: it is delivered at once, or right after what is under way. */
  nudge(): void {
    for (const loop of this.deliveries) if (loop.isNudged) this.nudged.add(loop);
    this.signals.next('nudge');
  }

  /** Begins nothing new; resolves when what is under way has ended, or can be waited for no longer. */
  async close(): Promise<void> {
    this.isEnding = true;
    this.signals.next('end');
    await firstValueFrom(race(from(this.loops), this.clock.after(END_WITHIN_MS)));
  }

  private async deliver(loop: DeliveryLoop): Promise<void> {
    while (!this.isEnding) {
      this.nudged.delete(loop);
      const { hasMore } = await loop.execute()();
      if (!hasMore && !this.nudged.has(loop))
        await this.wait(LOOK_EVERY_MS, loop.isNudged ? 'nudge' : undefined);
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

  /** Until the time has passed, the runner ends, or it is woken. */
  private async wait(milliseconds: number, wake?: 'nudge' | undefined): Promise<void> {
    if (this.isEnding) return;
    const woken = this.signals.pipe(filter((signal) => signal === 'end' || signal === wake));
    await firstValueFrom(merge(woken, this.clock.after(milliseconds)));
  }
}
