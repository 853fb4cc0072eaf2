import { WEEKDAYS, type Dealer, type WeekHours } from '../../../domain/dealer/dealer.ts';
import { isAlwaysOpen, weekHoursOf, type Weekday } from '../../../domain/dealer/opening-hours.ts';
import { hoursWords, type HoursWords } from './texts.ts';

/** A dealer's opening hours. Plain JSON. */
export interface DealerHours {
  readonly week: WeekHours;
  /** The dealer's time zone, such as `America/Chicago`; null when unknown. */
  readonly timeZone: string | null;
  /** Whether the dealer answers 24/7, regardless of office hours. */
  readonly isAlwaysOpen: boolean;
}

/** A dealer's hours; null when it lists none. */
export const dealerHours = (dealer: Dealer): DealerHours | null => {
  const week = weekHoursOf(dealer);
  const hours = { week, timeZone: dealer.timeZone ?? null, isAlwaysOpen: isAlwaysOpen(dealer) };
  return hours.isAlwaysOpen || Object.keys(week).length > 0 ? hours : null;
};

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
