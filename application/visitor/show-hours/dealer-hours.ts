import { WEEKDAYS, type Dealer, type WeekHours } from '../../../domain/dealer/dealer.ts';
import { isAlwaysOpen, weekHoursOf, type Weekday } from '../../../domain/dealer/opening-hours.ts';
import { hoursWords, type HoursWords } from './texts.ts';

/** When a dealer is open, as pages show it. Plain JSON. */
export interface DealerHours {
  readonly week: WeekHours;
  /** The time zone of its clocks, `America/Chicago`; null: it is not known. */
  readonly timeZone: string | null;
  /** Whether it answers around the clock, whatever its office hours are. */
  readonly isAlwaysOpen: boolean;
}

/** The hours of a dealer; null: it says nothing of them. */
export const dealerHours = (dealer: Dealer): DealerHours | null => {
  const week = weekHoursOf(dealer);
  const hours = { week, timeZone: dealer.timeZone ?? null, isAlwaysOpen: isAlwaysOpen(dealer) };
  return hours.isAlwaysOpen || Object.keys(week).length > 0 ? hours : null;
};

/** A week, a line for each run of days with the same hours, `Mon-Fri: 8:00 AM - 5:00 PM`; empty: the dealer says nothing. */
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
