import { WEEKDAYS, type WeekHours } from '../../../domain/dealer/dealer.ts';
import type { Weekday } from '../../../domain/dealer/opening-hours.ts';
import { hoursWords, type HoursWords } from './texts.ts';

/** One line per run of days with the same hours, `Mon-Fri: 8:00 AM - 5:00 PM`; empty without hours. */
export const weekLines = (week: WeekHours, { weekLine }: HoursWords = hoursWords): ReadonlyArray<string> =>
  WEEKDAYS.reduce<ReadonlyArray<{ first: Weekday; last: Weekday; hours: string | undefined }>>(
    (before, day) => {
      const run = before.at(-1);
      const hours = week[day];
      return run !== undefined && run.hours === hours
        ? [...before.slice(0, -1), { ...run, last: day }]
        : [...before, { first: day, last: day, hours }];
    },
    [],
  ).flatMap(({ first, last, hours }) => (hours === undefined ? [] : [weekLine(first, last, hours)]));
