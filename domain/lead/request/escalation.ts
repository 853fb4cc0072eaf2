import * as O from 'fp-ts/Option';
import { hoursByDay } from '../../dealer/answerable-by.ts';
import type { DealerCalendar } from '../../dealer/dealer-calendar.ts';
import type { OpenSpan } from '../../dealer/opening-hours.ts';
import { weekdayOfDay } from '../../time/calendar-day.ts';
import { localTimeIn } from '../../time/local-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MINUTES = 24 * 60;

/** The hours of a dealer who lists none: Monday to Friday, 8 AM to 5 PM. */
const usualHours = (day: number): ReadonlyArray<OpenSpan> =>
  [0, 6].includes(weekdayOfDay(day)) ? [] : [{ opens: 8 * 60, closes: 17 * 60 }];

/** However seldom a dealer opens, nobody waits longer than this, in milliseconds. */
const MAX_WAIT_MS = 10 * 24 * HOUR_MS;

/** Older requests are left alone: a site that begins to escalate must not bring up everything at once. In milliseconds. */
export const ESCALATED_FOR_MS = 14 * 24 * HOUR_MS;

/**
 * The hours that a dealer's office was open between two instants (milliseconds since 1970), within an hour when the clocks change. A holiday
 * on which the hours may differ doesn't count. The calendar covers both instants; without its time zone, the clocks show `timeZone`.
 */
export const workedHours = (
  calendar: DealerCalendar<unknown>,
  from: number,
  until: number,
  timeZone: string,
): number => {
  const [begin, end] = [from, until].map((at) => localTimeIn(calendar.timeZone ?? timeZone, at));
  if (begin === undefined || end === undefined || O.isNone(begin) || O.isNone(end)) return 0;
  const minuteOf = ({ day, minute }: typeof begin.value): number => day * DAY_MINUTES + minute;
  const [first, last] = [minuteOf(begin.value), minuteOf(end.value)];
  const hoursOn = hoursByDay(calendar);
  const spansOn = (day: number): ReadonlyArray<OpenSpan> => {
    const hours = hoursOn(day);
    return hours.kind === 'holiday' ? [] : O.getOrElse(() => usualHours(day))(hours.spans);
  };
  // Hours may begin on the evening before.
  const days = Array.from({ length: end.value.day - begin.value.day + 2 }, (_, i) => begin.value.day - 1 + i);
  const minutes = days.flatMap((day) =>
    spansOn(day).map(({ opens, closes }) => {
      const [opensAt, closesAt] = [day * DAY_MINUTES + opens, day * DAY_MINUTES + closes];
      return Math.max(0, Math.min(closesAt, last) - Math.max(opensAt, first));
    }),
  );
  return minutes.reduce((sum, some) => sum + some, 0) / 60;
};

/** Whether a dealer has had a request for more working hours than promised. 0 hours: never. */
export const isOverdue = (
  calendar: DealerCalendar<unknown>,
  { sentAt, now, hours }: { readonly sentAt: number; readonly now: number; readonly hours: number },
  timeZone: string,
): boolean =>
  hours > 0 && (now - sentAt >= MAX_WAIT_MS || workedHours(calendar, sentAt, now, timeZone) >= hours);
