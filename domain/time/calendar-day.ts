import * as O from 'fp-ts/Option';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;

/** Days since 1970 of a date such as `2026-11-26`; none when the text isn't a calendar date. */
export const dayNumber = (text: string): O.Option<number> => {
  if (!ISO_DAY.test(text)) return O.none;
  const instant = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
  return isReal ? O.some(instant / DAY_MS) : O.none;
};

/** Days since 1970 of a date. Months count from 1. */
export const dayOfDate = (year: number, month: number, date: number): number =>
  Date.UTC(year, month - 1, date) / DAY_MS;

/** The date of a day (days since 1970), such as `2026-11-26`. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 (Sunday) to 6 (Saturday). 1970 began on a Thursday. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;

export const yearOfDay = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();

/** The day of an instant in UTC. */
export const dayAt = (instant: number): number => Math.floor(instant / DAY_MS);

/** Midnight UTC of a day, in milliseconds since 1970. */
export const instantOfDay = (day: number): number => day * DAY_MS;
