import * as O from 'fp-ts/Option';
import { openingAt, weekdayOf, type Opening } from '../../../domain/dealer/opening-hours.ts';
import { localTimeIn, type LocalTime } from '../../../domain/time/local-time.ts';
import { weekLines, type DealerHours } from './dealer-hours.ts';
import { hoursWords, type HoursWords } from './texts.ts';

/** A dealer's hours, ready to render. */
export interface ShownHours {
  /** The current state; `unknown` when the dealer's text doesn't determine it. */
  readonly kind: Opening['kind'] | 'unknown';
  /** `Open until 6 PM`. */
  readonly now: string;
  /** One line per run of days with the same hours; empty without hours. */
  readonly week: ReadonlyArray<string>;
}

/** Formats a dealer's hours. */
export type HoursShown = (hours: DealerHours) => ShownHours;

/** Formats hours without the current state: cached html is read at any time. */
export const hoursAnytime =
  (words: HoursWords): HoursShown =>
  (hours) => ({ ...anytime(hours, words), week: weekLines(hours.week, words) });

/** Formats hours at an instant (milliseconds since 1970) in each dealer's time zone. */
export const hoursAt =
  (now: number, words: HoursWords): HoursShown =>
  (hours) => ({ ...openingNow(hours, now, words), week: weekLines(hours.week, words) });

/** The current state of a dealer's hours, without the week. */
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
