/** How often a task recurs. Months count from 1; without `months`, the whole year. */
export type Rhythm =
  | { readonly every: 'week'; readonly months?: ReadonlyArray<number> }
  /** On the first of a month, every `interval` months or in each of `months`. */
  | { readonly every: 'month'; readonly interval?: number; readonly months?: ReadonlyArray<number> }
  /** On the first of one month. */
  | { readonly every: 'year'; readonly month: number };

/** A recurring task. */
export interface Reminder {
  /** Must stay the same, because calendars identify the event by it. */
  readonly id: string;
  readonly task: string;
  readonly rhythm: Rhythm;
}

const SATURDAY = 6;

const monthsOf = (rhythm: Rhythm): ReadonlyArray<number> | null =>
  rhythm.every === 'year' ? [rhythm.month] : (rhythm.months ?? null);

/** The first day of a reminder on or after `today` (both `2026-11-22`). Weekly tasks are on Saturdays. */
export const firstDay = ({ rhythm }: Reminder, today: string): string => {
  const months = monthsOf(rhythm);
  const day = new Date(`${today}T00:00:00Z`);
  const isDue = (): boolean =>
    (months === null || months.includes(day.getUTCMonth() + 1)) &&
    (rhythm.every === 'week' ? day.getUTCDay() === SATURDAY : day.getUTCDate() === 1);
  while (!isDue()) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

/** The RRULE of a rhythm (RFC 5545, section 3.3.10). */
export const recurrenceRule = (rhythm: Rhythm): string => {
  if (rhythm.every === 'year') return 'FREQ=YEARLY';
  const months = rhythm.months === undefined ? '' : `;BYMONTH=${rhythm.months.join(',')}`;
  if (rhythm.every === 'week') return `FREQ=WEEKLY${months}`;
  return `FREQ=MONTHLY${rhythm.interval === undefined ? '' : `;INTERVAL=${rhythm.interval}`}${months}`;
};
