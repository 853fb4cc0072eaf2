import * as O from 'fp-ts/Option';

/** A day, or an instant of it: a feed may write `2026-10-03T14:30:00Z` for `2026-10-03`. */
const DAY = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]\d{2}:\d{2})/;

/** The day that a review's date names, `2026-10-03`; none for a text that names none. */
export const dayIn = (date: string): O.Option<string> => {
  const day = DAY.exec(date.trim())?.[1];
  if (day === undefined) return O.none;
  const instant = new Date(`${day}T00:00:00Z`);
  // The calendar turns February 30 into March 2.
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(day) ? O.none : O.some(day);
};

/** A review's date in the words of a locale, `October 3, 2026`; a text that names no day stays as the feed words it. */
export const dateText = (date: string, locale = 'en-US'): string => {
  const day = dayIn(date);
  if (O.isNone(day)) return date.trim();
  return new Date(`${day.value}T00:00:00Z`).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
};
