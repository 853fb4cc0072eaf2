import * as O from 'fp-ts/Option';
import { hoursByDay } from '../dealer/answerable-by.ts';
import type { DealerCalendar } from '../dealer/dealer-calendar.ts';
import type { HolidayDate } from '../dealer/holidays.ts';
import { dayNumber, isoDay, weekdayOfDay } from '../time/calendar-day.ts';
import { localTimeIn } from '../time/local-time.ts';
import { bookableDays, WINDOWS } from './booking-wish.ts';

/** A dealer answers within this many hours (specification, section 9: the callback promise). A visit begins after that. */
export const PROMISE_HOURS = 48;

/** Why no visit can be requested (contract, section 7: dealers' hours). `window`: only the time of day is wrong. */
export type VisitFault<Holiday = HolidayDate> =
  /** It begins before the dealer has to answer. */
  | { readonly kind: 'soon'; readonly of: 'day' | 'window' }
  | { readonly kind: 'closed'; readonly of: 'day' | 'window' }
  | { readonly kind: 'holiday'; readonly of: 'day'; readonly holiday: Holiday };

/**
 * Why a dealer offers no visit on a date (`2026-11-30`) in a time window, at an instant; null when it does. Without a window, checks the
 * whole day. The calendar includes the date; without its time zone, the dealer's clocks show `timeZone`.
 */
export const visitFault = <Holiday>(
  calendar: DealerCalendar<Holiday>,
  { date, window }: { readonly date: string; readonly window: string },
  instant: number,
  timeZone: string,
): VisitFault<Holiday> | null => {
  const day = dayNumber(date);
  const promised = instant + PROMISE_HOURS * 3_600_000;
  const earliest = localTimeIn(calendar.timeZone ?? timeZone, promised);
  if (O.isNone(day) || O.isNone(earliest)) return null;
  const hours = hoursByDay(calendar)(day.value);
  if (hours.kind === 'holiday') return { kind: 'holiday', of: 'day', holiday: hours.holiday };
  const isSoon = (begins: number): boolean =>
    day.value < earliest.value.day || (day.value === earliest.value.day && begins <= earliest.value.minute);
  const isClosed = (begins: number, ends: number): boolean =>
    hours.kind === 'special' &&
    O.isSome(hours.spans) &&
    !hours.spans.value.some((span) => span.opens < ends && span.closes > begins);
  if (O.isSome(hours.spans) && hours.spans.value.length === 0) return { kind: 'closed', of: 'day' };
  if (WINDOWS.every(({ begins }) => isSoon(begins))) return { kind: 'soon', of: 'day' };
  const asked = WINDOWS.find(({ value }) => value === window);
  if (asked === undefined) return null;
  if (isSoon(asked.begins)) return { kind: 'soon', of: 'window' };
  return isClosed(asked.begins, asked.ends) ? { kind: 'closed', of: 'window' } : null;
};

/** The dates on which a dealer offers visits, as a sentence names them. */
export interface VisitDays<Holiday = HolidayDate> {
  /** The first date, such as `2026-11-30`. */
  readonly first: string;
  /** The weekdays without visits: 0 is Sunday. */
  readonly closedWeekdays: ReadonlyArray<number>;
  /** The other dates without visits, each with its holiday; null when the dealer is closed for another reason. */
  readonly closedDates: ReadonlyArray<{ readonly date: string; readonly holiday: Holiday | null }>;
}

/** The dates of the coming weeks on which a dealer offers visits; none without any. The calendar includes all bookable dates. */
export const visitDays = <Holiday>(
  calendar: DealerCalendar<Holiday>,
  instant: number,
  timeZone: string,
): O.Option<VisitDays<Holiday>> => {
  const today = localTimeIn(calendar.timeZone ?? timeZone, instant);
  if (O.isNone(today)) return O.none;
  const dates = bookableDays(isoDay(today.value.day)).map((date) => ({
    date,
    weekday: weekdayOfDay(O.getOrElse(() => 0)(dayNumber(date))),
    fault: visitFault(calendar, { date, window: '' }, instant, timeZone),
  }));
  const begins = dates.findIndex(({ fault }) => fault === null);
  const first = dates[begins];
  if (first === undefined) return O.none;
  const later = dates.slice(begins);
  const open = new Set(later.filter(({ fault }) => fault === null).map(({ weekday }) => weekday));
  return O.some({
    first: first.date,
    closedWeekdays: [1, 2, 3, 4, 5, 6, 0].filter((weekday) => !open.has(weekday)),
    closedDates: later
      .filter(({ fault, weekday }) => fault !== null && open.has(weekday))
      .map(({ date, fault }) => ({ date, holiday: fault?.kind === 'holiday' ? fault.holiday : null })),
  });
};
