import * as O from 'fp-ts/Option';
import { openingAt, weekdayOf, type Opening } from '../../../domain/dealer/opening-hours.ts';
import { localTimeIn, type LocalTime } from '../../../domain/time/local-time.ts';
import { weekLines, type DealerHours } from './dealer-hours.ts';
import { closedOpens, dayHours, hoursTexts, momentText, openUntil } from './texts.ts';

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
export const hoursAnytime: HoursShown = (hours) => ({ ...anytime(hours), week: weekLines(hours.week) });

/** What hours mean at an instant, in milliseconds since 1970, on the clocks of each dealer. */
export const hoursAt =
  (now: number): HoursShown =>
  (hours) => ({ ...openingNow(hours, now), week: weekLines(hours.week) });

/** What a dealer's hours mean at an instant, without its week. */
export const openingNow = (hours: DealerHours, now: number): Omit<ShownHours, 'week'> => {
  const { week, timeZone, isAlwaysOpen } = hours;
  const time = timeZone === null ? O.none : localTimeIn(timeZone, now);
  if (isAlwaysOpen || O.isNone(time)) return anytime(hours);
  const opening = openingAt(week, time.value);
  return O.isNone(opening)
    ? { kind: 'unknown', now: writtenText(week, time.value) }
    : { kind: opening.value.kind, now: openingText(opening.value, time.value) };
};

const anytime = ({ isAlwaysOpen }: DealerHours): Omit<ShownHours, 'week'> =>
  isAlwaysOpen ? { kind: 'always', now: hoursTexts.always } : { kind: 'unknown', now: hoursTexts.hours };

/** The dealer's own text for the day, unchanged: `Friday: by appointment`. */
const writtenText = (week: DealerHours['week'], { weekday }: LocalTime): string => {
  const day = weekdayOf(weekday);
  const written = week[day];
  return written === undefined ? hoursTexts.hours : dayHours(day, written);
};

const openingText = (opening: Opening, time: LocalTime): string => {
  switch (opening.kind) {
    case 'always':
      return hoursTexts.always;
    case 'open':
      return opening.closesIn === null ? hoursTexts.open : openUntil(momentText(time, opening.closesIn));
    case 'closed':
      return opening.opensIn === null ? hoursTexts.closed : closedOpens(momentText(time, opening.opensIn));
  }
};
