import type { Observable } from 'rxjs';

/** The time, and waiting for it: the only way in which the core knows of either. */
export interface Clock {
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  /** Emits once after so many milliseconds, then completes; leaving it ends the wait. */
  readonly after: (milliseconds: number) => Observable<void>;
}

const BRAND_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', dateStyle: 'short' });

/** Today's date where the brand's customer service is (Central time), `2026-11-20`. */
export const dayOf = (clock: Clock): string => BRAND_DAY.format(clock.now());
