import * as O from 'fp-ts/Option';
import { answerableBy, type Answerable, type Office } from '../../../domain/dealer/answerable-by.ts';
import { weekdayOf } from '../../../domain/dealer/opening-hours.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { localTimeIn, type LocalTime } from '../../../domain/time/local-time.ts';
import type { DealerHours } from './dealer-hours.ts';
import { weekLines } from './week-lines.ts';
import { hoursWords, type HoursWords } from './texts.ts';

/** A dealer's hours, ready to render. */
export interface ShownHours {
  /** The current state; `unknown` when the dealer's text doesn't determine it. */
  readonly kind: Office['kind'] | 'emergencies';
  /** `Open until 6 PM`. */
  readonly now: string;
  /** The special days of the coming week, one line each. In shared html, those that the hours contain. */
  readonly special: ReadonlyArray<string>;
  /** One line per run of days with the same hours; empty without hours. */
  readonly week: ReadonlyArray<string>;
}

/** The parts that depend on the time. */
export type HoursNow = Pick<ShownHours, 'kind' | 'now' | 'special'>;

/** Formats a dealer's hours. */
export type HoursShown = (hours: DealerHours) => ShownHours;

/** Special days are shown from a week before. */
const DAYS_BEFORE = 7;

/** Formats hours without the current state: cached html is read at any time. */
export const hoursAnytime =
  (words: HoursWords): HoursShown =>
  (hours) => ({ ...anytime(hours, words), week: weekLines(hours.week, words) });

/** Formats hours at an instant (milliseconds since 1970) in each dealer's time zone. */
export const hoursAt =
  (now: number, words: HoursWords): HoursShown =>
  (hours) => ({ ...openingNow(hours, now, words), week: weekLines(hours.week, words) });

/** The current state of a dealer's hours, without the week. */
export const openingNow = (hours: DealerHours, now: number, words: HoursWords = hoursWords): HoursNow => {
  const time = O.toNullable(hours.timeZone === null ? O.none : localTimeIn(hours.timeZone, now));
  if (time === null) return anytime(hours, words);
  const [today, last] = [isoDay(time.day), isoDay(time.day + DAYS_BEFORE)];
  const special = hours.specialDays.filter(({ date }) => date >= today && date <= last);
  return {
    ...answerText(answerableBy(hours, now), hours, time, words),
    special: specialLines(special, words),
  };
};

const specialLines = (days: DealerHours['specialDays'], { specialDay }: HoursWords): ReadonlyArray<string> =>
  days.map(({ date, hours }) => specialDay(date, hours));

/** What is true at any time: an office that never closes, and emergencies. */
const anytime = (calendar: DealerHours, words: HoursWords): HoursNow => {
  const special = specialLines(calendar.specialDays, words);
  if (calendar.answersEmergencies)
    return { kind: 'emergencies', now: emergencyText(calendar, words), special };
  const isAlwaysOpen = answerableBy({ ...calendar, timeZone: null, hasNumber: true }, 0).kind === 'always';
  return isAlwaysOpen && special.length === 0
    ? { kind: 'always', now: words.always, special }
    : { kind: 'unknown', now: words.hours, special };
};

/** Hours of the week below would contradict `Answers 24/7`. */
const emergencyText = ({ week }: DealerHours, { always, emergencies }: HoursWords): string =>
  Object.keys(week).length === 0 ? always : emergencies;

const answerText = (
  answer: Answerable<string>,
  hours: DealerHours,
  time: LocalTime,
  words: HoursWords,
): Pick<ShownHours, 'kind' | 'now'> => {
  switch (answer.kind) {
    case 'no-number':
      return answerText(answer.office, hours, time, words);
    case 'emergencies':
      return { kind: answer.kind, now: onlyEmergencies(answer.office, hours, words) };
    case 'always':
      return { kind: answer.kind, now: words.always };
    case 'open':
      return {
        kind: answer.kind,
        now: answer.closesIn === null ? words.open : words.openUntil(words.momentText(time, answer.closesIn)),
      };
    case 'closed':
      return { kind: answer.kind, now: closedText(answer, time, words) };
    case 'holiday':
      return { kind: answer.kind, now: words.mayDiffer(answer.holiday) };
    case 'unknown':
      return { kind: answer.kind, now: writtenText(hours.week, time, words) };
  }
};

const onlyEmergencies = (office: Office<string>, hours: DealerHours, words: HoursWords): string => {
  switch (office.kind) {
    case 'closed':
      return words.officeClosed;
    case 'holiday':
      return words.mayDifferButEmergencies(office.holiday);
    default:
      return emergencyText(hours, words);
  }
};

const closedText = (
  { opensIn, holiday }: Extract<Office<string>, { kind: 'closed' }>,
  time: LocalTime,
  words: HoursWords,
): string => {
  if (opensIn !== null) return words.closedOpens(words.momentText(time, opensIn));
  return holiday === null ? words.closed : `${words.closed}. ${words.mayDiffer(holiday)}`;
};

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
