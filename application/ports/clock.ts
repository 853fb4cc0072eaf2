import type { Observable } from 'rxjs';
import { BRAND_TIME_ZONE } from '../../domain/brand/central-time.ts';

/** The time, and timers. The core reads the time only through this port. */
export interface Clock {
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Emits once after this many milliseconds, then completes. Unsubscribing cancels the timer. */
  readonly after: (milliseconds: number) => Observable<void>;
}

/** Caches a value per minute: `Intl` date formatting is slow, and every page needs the day and the hour. */
export const oncePerMinute = <T>(compute: (instant: number) => T): ((clock: Pick<Clock, 'now'>) => T) => {
  let latest: { readonly minute: number; readonly value: T } | null = null;
  return (clock) => {
    const minute = Math.floor(clock.now() / 60_000);
    if (latest?.minute !== minute) latest = { minute, value: compute(minute * 60_000) };
    return latest.value;
  };
};

const BRAND_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE, dateStyle: 'short' });

/** Today's date in the brand's time zone (Central time), as `2026-11-20`. */
export const dayOf = oncePerMinute((instant) => BRAND_DAY.format(instant));
