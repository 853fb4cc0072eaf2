import type { Observable } from 'rxjs';
import type { CentralTime } from '../../domain/brand/hours.ts';

/** The time, and waiting for it: the only way in which the core knows of either. */
export interface Clock {
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  /** Emits once after so many milliseconds, then completes; leaving it ends the wait. */
  readonly after: (milliseconds: number) => Observable<void>;
}

const BRAND_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', dateStyle: 'short' });

/** Today's date where the brand's customer service is (Central time), `2026-11-20`. */
export const dayOf = (clock: Pick<Clock, 'now'>): string => BRAND_DAY.format(clock.now());

const CENTRAL_TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The time of the week where the brand's customer service is. */
export const centralTimeOf = (clock: Pick<Clock, 'now'>): CentralTime => {
  const parts = CENTRAL_TIME.formatToParts(clock.now());
  const textOf = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.indexOf(textOf('weekday')),
    minute: Number(textOf('hour')) * 60 + Number(textOf('minute')),
  };
};
