import type { Task } from 'fp-ts/Task';
import { filter, firstValueFrom, from, merge, race, Subject } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { DeliveryRound } from '../../application/provider/deliver-leads/attempt.ts';
import { faultCode } from './fault-code.ts';

const POLL_INTERVAL_MS = 5_000;
const HOUR_MS = 3_600_000;

/** Half of the time limit for a shutdown. */
const END_WITHIN_MS = 5_000;

/** Deliveries that run in rounds, one round after another. */
export interface DeliveryLoop {
  readonly execute: () => Task<DeliveryRound>;
  /** Whether an accepted lead may make a delivery due at once. */
  readonly isNudged: boolean;
}

/**
 * Delivers leads while the server runs, and does what is due once an hour: escalating requests, removing leads whose retention has ended. Loops are independent, so a channel that hangs doesn't
 * delay the others.
 */
export class DeliveryRunner {
  private readonly signals = new Subject<'nudge' | 'end'>();
  private readonly nudged = new Set<DeliveryLoop>();
  private isEnding = false;
  private loops: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly deliveries: ReadonlyArray<DeliveryLoop>,
    private readonly hourly: () => Promise<unknown>,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.loops = Promise.all([...this.deliveries.map((loop) => this.deliver(loop)), this.repeatHourly()]);
  }

  /** Call when a lead was accepted. Starts the next round at once, or after the current one. */
  nudge(): void {
    for (const loop of this.deliveries) if (loop.isNudged) this.nudged.add(loop);
    this.signals.next('nudge');
  }

  /** Stops starting rounds. Resolves when the current rounds have ended or the time limit has passed. */
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
        await this.wait(POLL_INTERVAL_MS, loop.isNudged ? 'nudge' : undefined);
    }
  }

  private async repeatHourly(): Promise<void> {
    while (!this.isEnding) {
      await this.hourly().catch((failure: unknown) =>
        this.log.error(`Old leads cannot be removed: ${faultCode(failure)}`),
      );
      await this.wait(HOUR_MS);
    }
  }

  /** Waits until the time has passed, the runner closes, or a signal wakes it. */
  private async wait(milliseconds: number, wake?: 'nudge' | undefined): Promise<void> {
    if (this.isEnding) return;
    const woken = this.signals.pipe(filter((signal) => signal === 'end' || signal === wake));
    await firstValueFrom(merge(woken, this.clock.after(milliseconds)));
  }
}
