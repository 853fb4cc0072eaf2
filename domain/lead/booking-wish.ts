import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { dayNumber, instantOfDay, isoDay, weekdayOfDay } from '../time/calendar-day.ts';
import { withFirstOfMonth } from '../time/long-date.ts';
import type { Rule } from './form-definition.ts';
import type { WINDOW_IDS } from './form-ids.ts';

/** A time window for a visit, with its label. */
interface Window {
  readonly value: (typeof WINDOW_IDS)[number];
  readonly label: string;
  /** Minutes since midnight. */
  readonly begins: number;
  readonly ends: number;
}

/** The time windows for a visit (contract, section 3). */
export const WINDOWS: ReadonlyArray<Window> = [
  { value: 'morning', label: 'Morning, 8am to 12pm', begins: 8 * 60, ends: 12 * 60 },
  { value: 'afternoon', label: 'Afternoon, 12pm to 5pm', begins: 12 * 60, ends: 17 * 60 },
  { value: 'evening', label: 'Evening, 5pm to 8pm', begins: 17 * 60, ends: 20 * 60 },
];

/** How many days ahead a visit can be requested. */
export const BOOKABLE_DAYS = 60;

const isSunday = (day: number): boolean => weekdayOfDay(day) === 0;

/** Whether a visit can be requested for `day` (both as `2026-11-20`): not in the past, not on a Sunday, not too far ahead. */
const isBookable = (day: string, today: string): boolean => {
  const wished = dayNumber(day);
  const now = dayNumber(today);
  if (O.isNone(wished) || O.isNone(now)) return false;
  const ahead = wished.value - now.value;
  return ahead >= 0 && ahead <= BOOKABLE_DAYS && !isSunday(wished.value);
};

/** `Monday, November 23` for `2026-11-23`, in a locale. Other text is returned unchanged. */
export const dayText = (day: string, locale = 'en-US'): string =>
  pipe(
    dayNumber(day),
    O.match(
      () => day,
      (number) =>
        withFirstOfMonth(
          new Intl.DateTimeFormat(locale, {
            weekday: 'long',
            month: 'long',
            day: 'numeric',
            timeZone: 'UTC',
          }).format(instantOfDay(number)),
          locale,
        ),
    ),
  );

/** Whether a text is a calendar date such as `2026-11-23`. */
export const isDay = (text: string): boolean => O.isSome(dayNumber(text));

/** The dates that can be requested, starting today. */
export const bookableDays = (today: string): ReadonlyArray<string> => {
  const now = O.getOrElse(() => 0)(dayNumber(today));
  return Array.from({ length: BOOKABLE_DAYS + 1 }, (_, i) => now + i)
    .filter((day) => !isSunday(day))
    .map(isoDay);
};

/** The validation rule for a requested date; `today` is the current date. */
export const bookable =
  (today: () => string, message: string): Rule =>
  (text) =>
    text === '' || isBookable(text, today()) ? null : message;
