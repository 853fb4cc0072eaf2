import { holidayOn, type Holiday } from '../dealer/holidays.ts';
import type { LocalMoment } from '../time/local-time.ts';

/** Monday to Friday, in whole hours. */
interface WorkdayHours {
  readonly opens: number;
  readonly closes: number;
}

/** When the default number is answered. */
const OFFICE: WorkdayHours = { opens: 7, closes: 17 };

/** The customer care hours. */
const CUSTOMER_CARE: WorkdayHours = { opens: 8, closes: 17 };

/** The home page's hours. Outside of them, the site offers 24/7 dealers. */
const DAYTIME: WorkdayHours = { opens: 8, closes: 18 };

const hour = (of24: number): string => `${of24 > 12 ? of24 - 12 : of24}${of24 < 12 ? 'am' : 'pm'}`;
const workdays = ({ opens, closes }: WorkdayHours): string => `Mon-Fri ${hour(opens)}-${hour(closes)}`;
const spanishWorkdays = ({ opens, closes }: WorkdayHours): string =>
  `de lunes a viernes, de ${opens}\u00a0a.\u00a0m. a ${closes - 12}\u00a0p.\u00a0m.`;

/** Customer service hours as each part of the site shows them (specification, sections 8 and 9). */
export const SERVICE_HOURS = {
  'empty list': `${workdays(OFFICE)} CST`,
  home: `${workdays(DAYTIME)} CST`,
  'customer care': `${workdays(CUSTOMER_CARE)} CT`,
  contact: `${workdays(OFFICE)} CST`,
  spanish: `${spanishWorkdays(OFFICE)} CST`,
  'customer care in spanish': `${spanishWorkdays(CUSTOMER_CARE)} CT`,
  french: 'du lundi au vendredi, 8h-18h CST',
} as const;

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
