import * as O from 'fp-ts/Option';

export interface LocalTime {
  /** 0 (Sunday) to 6 (Saturday). */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time in a time zone such as `America/Chicago` at an instant (milliseconds since 1970); none for an unknown zone. */
export const localTimeIn = (timeZone: string, instant: number): O.Option<LocalTime> => {
  const format = formatIn(timeZone);
  if (format === null) return O.none;
  const { weekday, hour, minute } = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  ) as Record<'weekday' | 'hour' | 'minute', string>;
  return O.some({
    weekday: SHORT_WEEKDAYS.indexOf(weekday),
    minute: Number(hour) * 60 + Number(minute),
  });
};

const formatIn = (timeZone: string): Intl.DateTimeFormat | null => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      ...{ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    // Zone names come from feeds, so unknown ones aren't cached.
    return null;
  }
};
