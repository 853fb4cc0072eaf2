import { holidayOn, type Holiday } from '../dealer/holidays.ts';
import type { LocalMoment } from '../time/local-time.ts';
import { DAYTIME, OFFICE, type WorkdayHours } from './hours.ts';

/** The holidays on which nearly every office in the US is closed. */
const OFFICE_HOLIDAYS: ReadonlySet<Holiday> = new Set([
  'new-year',
  'memorial-day',
  'independence-day',
  'labor-day',
  'thanksgiving',
  'christmas',
]);

const isOfficeHoliday = (day: number): boolean => {
  const found = holidayOn('US', day);
  return found !== null && OFFICE_HOLIDAYS.has(found.holiday);
};

const isWithin =
  ({ opens, closes }: WorkdayHours) =>
  ({ day, weekday, minute }: LocalMoment): boolean =>
    weekday >= 1 && weekday <= 5 && minute >= opens * 60 && minute < closes * 60 && !isOfficeHoliday(day);

/** Whether the default number is answered at a Central time. */
export const isOfficeOpen = isWithin(OFFICE);

/** Whether it is daytime on a workday at a Central time. */
export const isDaytime = isWithin(DAYTIME);

/** A cache key for pages that depend on the hours: changes when any of the site's hours start or end. */
export const hoursVersion = (time: LocalMoment): string =>
  `${isOfficeOpen(time) ? 'open' : 'closed'} ${isDaytime(time) ? 'day' : 'night'}`;
