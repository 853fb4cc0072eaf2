import * as O from 'fp-ts/Option';
import { dayOfDate, weekdayOfDay } from './calendar-day.ts';

export interface LocalTime {
  /** 0 (Sunday) to 6 (Saturday). */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** A local time with its date. */
export interface LocalMoment extends LocalTime {
  /** Days since 1970. */
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local date and time in a time zone such as `America/Chicago` at an instant (milliseconds since 1970); none for an unknown zone. */
export const localTimeIn = (timeZone: string, instant: number): O.Option<LocalMoment> => {
  const format = formatIn(timeZone);
  if (format === null) return O.none;
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>;
  const date = dayOfDate(year, month, day);
  return O.some({ day: date, weekday: weekdayOfDay(date), minute: hour * 60 + minute });
};

const formatIn = (timeZone: string): Intl.DateTimeFormat | null => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    // Zone names come from feeds, so unknown ones aren't cached.
    return null;
  }
};
