import * as O from 'fp-ts/Option';
import { weekdayOfDay } from '../time/calendar-day.ts';
import { localTimeIn } from '../time/local-time.ts';
import { answerableBy, hoursByDay } from './answerable-by.ts';
import type { DealerCalendar } from './dealer-calendar.ts';

/** What a visitor can expect from a dealer after sending a request (contract, section 7: dealers' hours). */
export interface ExpectedCall {
  /** Who answers the phone now; null when nobody is known to. */
  readonly answersNow: 'office' | 'emergencies' | null;
  /** When the dealer is back; null while its office is open, or when its hours don't tell. */
  readonly back: {
    /** Whether the office is closed; otherwise hours may differ today. */
    readonly isClosed: boolean;
    /** The minute of today at which the office opens; null when it opens on another day. */
    readonly opensAt: number | null;
    /** The weekdays (0 is Sunday) on which the dealer can be expected to call: one or two working days. */
    readonly days: ReadonlyArray<number>;
  } | null;
}

/** A week from today. */
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7];
/** The promise of 24 to 48 hours covers two working days. */
const DAYS_OF_PROMISE = 2;

/** What can be expected at an instant (milliseconds since 1970). The calendar is around it. */
export const expectedCall = (calendar: DealerCalendar<unknown>, instant: number): ExpectedCall => {
  const answer = answerableBy(calendar, instant);
  if (answer.kind === 'open' || answer.kind === 'always') return { answersNow: 'office', back: null };
  const answersNow = answer.kind === 'emergencies' ? answer.kind : null;
  const office = 'office' in answer ? answer.office : answer;
  const time = calendar.timeZone === null ? O.none : localTimeIn(calendar.timeZone, instant);
  if ((office.kind !== 'closed' && office.kind !== 'holiday') || O.isNone(time))
    return { answersNow, back: null };
  const { day, minute } = time.value;
  const hoursOn = hoursByDay(calendar);
  const opensOn = (ahead: number): number | null => {
    const hours = hoursOn(day + ahead);
    if (hours.kind === 'holiday' || O.isNone(hours.spans)) return null;
    return hours.spans.value.find(({ opens }) => ahead > 0 || opens > minute)?.opens ?? null;
  };
  const days = DAYS.filter((ahead) => opensOn(ahead) !== null).slice(0, DAYS_OF_PROMISE);
  if (days.length === 0) return { answersNow, back: null };
  return {
    answersNow,
    back: {
      isClosed: office.kind === 'closed',
      opensAt: days[0] === 0 ? opensOn(0) : null,
      days: days.map((ahead) => weekdayOfDay(day + ahead)),
    },
  };
};
