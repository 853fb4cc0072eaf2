import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Rule } from './form-definition.ts';
import type { WINDOW_IDS } from './form-ids.ts';

/** One of the times of day, and how it is named. */
interface Window {
  readonly value: (typeof WINDOW_IDS)[number];
  readonly label: string;
}

/** The times of day in which a dealer may come (contract, section 3). */
export const WINDOWS: ReadonlyArray<Window> = [
  { value: 'morning', label: 'Morning, 8am to 12pm' },
  { value: 'afternoon', label: 'Afternoon, 12pm to 5pm' },
  { value: 'evening', label: 'Evening, 5pm to 8pm' },
];

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const A_DAY_MS = 86_400_000;

/** How far ahead a day may be wished for, in days. */
export const BOOKABLE_DAYS = 60;

/** The instant of a day's beginning in UTC; none for what is no day of the calendar. */
const dayNumber = (day: string): O.Option<number> => {
  if (!DAY.test(day)) return O.none;
  const instant = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
  return isReal ? O.some(instant / A_DAY_MS) : O.none;
};

const isSunday = (day: number): boolean => new Date(day * A_DAY_MS).getUTCDay() === 0;

/** Whether a visit may be wished for on `day`, both days as `2026-11-20`: not in the past, not on a Sunday, not too far ahead. */
const isBookable = (day: string, today: string): boolean => {
  const wished = dayNumber(day);
  const now = dayNumber(today);
  if (O.isNone(wished) || O.isNone(now)) return false;
  const ahead = wished.value - now.value;
  return ahead >= 0 && ahead <= BOOKABLE_DAYS && !isSunday(wished.value);
};

/** `Monday, November 23`, for a day like `2026-11-23`, in the words of a locale; any other text as it is. */
export const dayText = (day: string, locale = 'en-US'): string =>
  pipe(
    dayNumber(day),
    O.match(
      () => day,
      (number) =>
        new Intl.DateTimeFormat(locale, {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          timeZone: 'UTC',
        }).format(number * A_DAY_MS),
    ),
  );

/** Whether a text is a day of the calendar, like `2026-11-23`. */
export const isDay = (text: string): boolean => O.isSome(dayNumber(text));

/** The days on which a visit may be wished for, from today on. */
export const bookableDays = (today: string): ReadonlyArray<string> => {
  const now = O.getOrElse(() => 0)(dayNumber(today));
  return Array.from({ length: BOOKABLE_DAYS + 1 }, (_, i) => now + i)
    .filter((day) => !isSunday(day))
    .map((day) => new Date(day * A_DAY_MS).toISOString().slice(0, 10));
};

/** The rule of a form that is filled in today. */
export const bookable =
  (today: () => string, message: string): Rule =>
  (text) =>
    text === '' || isBookable(text, today()) ? null : message;
