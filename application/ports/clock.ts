import type { Observable } from 'rxjs';

/** The time, and waiting for it: the only way in which the core knows of either. */
export interface Clock {
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  /** Emits once after so many milliseconds, then completes; leaving it ends the wait. */
  readonly after: (milliseconds: number) => Observable<void>;
}

/** Today's date in universal time, `2026-11-20`. */
export const dayOf = (clock: Clock): string => new Date(clock.now()).toISOString().slice(0, 10);
