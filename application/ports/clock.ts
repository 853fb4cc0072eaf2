import type { Observable } from 'rxjs';

/** The time, and waiting for it: the only way in which the core knows of either. */
export interface Clock {
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  /** Emits once after so many milliseconds, then completes; leaving it ends the wait. */
  readonly after: (milliseconds: number) => Observable<void>;
}

/** Calendars are slow, and a busy server asks for the day and the hour with every page: an answer holds for its minute. */
export const oncePerMinute = <T>(compute: (instant: number) => T): ((clock: Pick<Clock, 'now'>) => T) => {
  let latest: { readonly minute: number; readonly value: T } | null = null;
  return (clock) => {
    const minute = Math.floor(clock.now() / 60_000);
    if (latest?.minute !== minute) latest = { minute, value: compute(minute * 60_000) };
    return latest.value;
  };
};

/** Where the brand's customer service is. */
export const BRAND_TIME_ZONE = 'America/Chicago';
const BRAND_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE, dateStyle: 'short' });

/** Today's date where the brand's customer service is (Central time), `2026-11-20`. */
export const dayOf = oncePerMinute((instant) => BRAND_DAY.format(instant));
