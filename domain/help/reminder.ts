/** How often a task comes back; months count from 1. A season without months is the whole year. */
export type Rhythm =
  | { readonly every: 'week'; readonly months?: ReadonlyArray<number> }
  /** On the first of a month; `interval` months apart, or in each of `months`. */
  | { readonly every: 'month'; readonly interval?: number; readonly months?: ReadonlyArray<number> }
  /** On the first of one month. */
  | { readonly every: 'year'; readonly month: number };

/** A task that a calendar reminds of. */
export interface Reminder {
  /** Stable: a calendar knows the event by it. */
  readonly id: string;
  readonly task: string;
  readonly rhythm: Rhythm;
}

const SATURDAY = 6;

const monthsOf = (rhythm: Rhythm): ReadonlyArray<number> | null =>
  rhythm.every === 'year' ? [rhythm.month] : (rhythm.months ?? null);

/** The first day of a reminder on or after a day; both `2026-11-22`. Weekly tasks fall on Saturdays. */
export const firstDay = ({ rhythm }: Reminder, today: string): string => {
  const months = monthsOf(rhythm);
  const day = new Date(`${today}T00:00:00Z`);
  const isDue = (): boolean =>
    (months === null || months.includes(day.getUTCMonth() + 1)) &&
    (rhythm.every === 'week' ? day.getUTCDay() === SATURDAY : day.getUTCDate() === 1);
  while (!isDue()) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

/** How a rhythm is written in calendars (RFC 5545, section 3.3.10). */
export const recurrenceRule = (rhythm: Rhythm): string => {
  if (rhythm.every === 'year') return 'FREQ=YEARLY';
  const months = rhythm.months === undefined ? '' : `;BYMONTH=${rhythm.months.join(',')}`;
  if (rhythm.every === 'week') return `FREQ=WEEKLY${months}`;
  return `FREQ=MONTHLY${rhythm.interval === undefined ? '' : `;INTERVAL=${rhythm.interval}`}${months}`;
};
