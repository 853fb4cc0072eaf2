import * as O from 'fp-ts/Option';
import { longDate } from '../time/long-date.ts';

/** A date, optionally with a time: a feed may write `2026-10-03T14:30:00Z` for `2026-10-03`. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]\d{2}:\d{2})/;

/** The day of a review's date, `2026-10-03`; none when it isn't a date. */
export const dayIn = (date: string): O.Option<string> => {
  const day = DAY.exec(date.trim())?.[1];
  if (day === undefined) return O.none;
  const instant = new Date(`${day}T00:00:00Z`);
  // `Date` accepts February 30 as March 2.
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(day) ? O.none : O.some(day);
};

/** Formats a review's date in a locale: `October 3, 2026`. Text that isn't a date is only trimmed. */
export const dateText = (date: string, locale = 'en-US'): string => {
  const day = dayIn(date);
  return O.isNone(day) ? date.trim() : longDate(day.value, locale);
};
