import type { Observable } from 'rxjs';
import type { CentralTime } from '../../domain/brand/hours.ts';

/** The time, and waiting for it: the only way in which the core knows of either. */
export interface Clock {
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  /** Emits once after so many milliseconds, then completes; leaving it ends the wait. */
  readonly after: (milliseconds: number) => Observable<void>;
}

/** Calendars are slow, and a busy server asks for the day and the hour with every page: an answer holds for its minute. */
const oncePerMinute = <T>(compute: (instant: number) => T): ((clock: Pick<Clock, 'now'>) => T) => {
  let latest: { readonly minute: number; readonly value: T } | null = null;
  return (clock) => {
    const minute = Math.floor(clock.now() / 60_000);
    if (latest?.minute !== minute) latest = { minute, value: compute(minute * 60_000) };
    return latest.value;
  };
};

const BRAND_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', dateStyle: 'short' });

/** Today's date where the brand's customer service is (Central time), `2026-11-20`. */
export const dayOf = oncePerMinute((instant) => BRAND_DAY.format(instant));

const CENTRAL_TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The time of the week where the brand's customer service is. */
export const centralTimeOf = oncePerMinute((instant): CentralTime => {
  const parts = CENTRAL_TIME.formatToParts(instant);
  const textOf = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.indexOf(textOf('weekday')),
    minute: Number(textOf('hour')) * 60 + Number(textOf('minute')),
  };
});
