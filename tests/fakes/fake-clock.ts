import { Observable } from 'rxjs';
import type { Clock } from '../../application/ports/clock.ts';

/** A clock that moves only when a test advances it. Pending promises settle after each step. */
export class FakeClock implements Clock {
  private instant: number;
  private readonly waits = new Set<{ readonly at: number; readonly ring: () => void }>();

  constructor(start = '2026-11-20T12:00:00Z') {
    this.instant = Date.parse(start);
  }

  readonly now = (): number => this.instant;

  readonly after = (milliseconds: number): Observable<void> =>
    new Observable((subscriber) => {
      const wait = {
        at: this.instant + milliseconds,
        ring: () => {
          subscriber.next();
          subscriber.complete();
        },
      };
      this.waits.add(wait);
      return () => this.waits.delete(wait);
    });

  /** Sets the time, in milliseconds since 1970; nothing rings. */
  set(instant: number): void {
    this.instant = instant;
  }

  /** Moves the time forward, and rings due waits in order. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.instant + milliseconds;
    await settle();
    for (let next = this.nextBefore(end); next !== undefined; next = this.nextBefore(end)) {
      this.instant = next.at;
      this.waits.delete(next);
      next.ring();
      await settle();
    }
    this.instant = end;
  }

  /** How many waits are pending. */
  get waiting(): number {
    return this.waits.size;
  }

  private nextBefore(end: number) {
    return [...this.waits].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Lets pending promises settle. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
