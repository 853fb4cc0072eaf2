import * as O from 'fp-ts/Option';
import { openingAt, weekdayOf, type Opening } from '../../../domain/dealer/opening-hours.ts';
import { localTimeIn, type LocalTime } from '../../../domain/time/local-time.ts';
import { weekLines, type DealerHours } from './dealer-hours.ts';
import { hoursWords, type HoursWords } from './texts.ts';

/** A dealer's hours, ready to show. */
export interface ShownHours {
  /** What they mean now; `unknown` where what the dealer writes leaves that open. */
  readonly kind: Opening['kind'] | 'unknown';
  /** `Open until 6 PM`. */
  readonly now: string;
  /** A line for each run of days with the same hours; empty: the dealer does not say. */
  readonly week: ReadonlyArray<string>;
}

/** Shows the hours of a dealer. */
export type HoursShown = (hours: DealerHours) => ShownHours;

/** Hours whatever the time is: shared html is read at any hour, so that it says no more. */
export const hoursAnytime =
  (words: HoursWords): HoursShown =>
  (hours) => ({ ...anytime(hours, words), week: weekLines(hours.week, words) });

/** What hours mean at an instant, in milliseconds since 1970, on the clocks of each dealer. */
export const hoursAt =
  (now: number, words: HoursWords): HoursShown =>
  (hours) => ({ ...openingNow(hours, now, words), week: weekLines(hours.week, words) });

/** What a dealer's hours mean at an instant, without its week. */
export const openingNow = (
  hours: DealerHours,
  now: number,
  words: HoursWords = hoursWords,
): Omit<ShownHours, 'week'> => {
  const { week, timeZone, isAlwaysOpen } = hours;
  const time = timeZone === null ? O.none : localTimeIn(timeZone, now);
  if (isAlwaysOpen || O.isNone(time)) return anytime(hours, words);
  const opening = openingAt(week, time.value);
  return O.isNone(opening)
    ? { kind: 'unknown', now: writtenText(week, time.value, words) }
    : { kind: opening.value.kind, now: openingText(opening.value, time.value, words) };
};

const anytime = ({ isAlwaysOpen }: DealerHours, { always, hours }: HoursWords): Omit<ShownHours, 'week'> =>
  isAlwaysOpen ? { kind: 'always', now: always } : { kind: 'unknown', now: hours };

/** The dealer's own text for the day: `Friday: by appointment`. */
const writtenText = (
  week: DealerHours['week'],
  { weekday }: LocalTime,
  { hours, dayHours }: HoursWords,
): string => {
  const day = weekdayOf(weekday);
  const ofDay = week[day];
  return ofDay === undefined ? hours : dayHours(day, ofDay);
};

const openingText = (opening: Opening, time: LocalTime, words: HoursWords): string => {
  const { momentText } = words;
  switch (opening.kind) {
    case 'always':
      return words.always;
    case 'open':
      return opening.closesIn === null ? words.open : words.openUntil(momentText(time, opening.closesIn));
    case 'closed':
      return opening.opensIn === null ? words.closed : words.closedOpens(momentText(time, opening.opensIn));
  }
};
