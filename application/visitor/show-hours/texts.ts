import type { InAnyLanguage } from '../dealer-texts/in-any-language.ts';
import { weekdayOf, type Weekday } from '../../../domain/dealer/opening-hours.ts';
import { dayText } from '../../../domain/lead/booking-wish.ts';
import type { LocalTime } from '../../../domain/time/local-time.ts';

/** Opening-hours texts (contract, section 7: dealers' hours). */
const hoursTexts = {
  always: 'Answers 24/7',
  open: 'Open now',
  closed: 'Closed now',
  officeClosed: 'Office closed, answers emergencies 24/7',
  emergencies: 'Answers emergencies 24/7',
  /** Shown until the browser has computed the current state. */
  hours: 'Hours',
} as const;

export const WEEKDAY_NAMES: { readonly [day in Weekday]: string } = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** `Mon-Fri: 8:00 AM - 5:00 PM` for a range, `Sat: ...` for one day. */
const weekLine = (first: Weekday, last: Weekday, hours: string): string =>
  `${[...new Set([first, last])].map((day) => WEEKDAY_NAMES[day].slice(0, 3)).join('-')}: ${hours}`;

const DAY = 24 * 60;

/** `Friday: by appointment`. */
const dayHours = (day: Weekday, hours: string): string => `${WEEKDAY_NAMES[day]}: ${hours}`;

/** A time `ahead` minutes from now: `6 PM`, `7:30 AM`; with its day when more than 24 hours ahead: `Monday 8 AM`. */
const momentText = ({ weekday, minute }: LocalTime, ahead: number): string => {
  const minutes = minute + ahead;
  const text = timeText(minutes % DAY);
  const day = weekdayOf(weekday + Math.floor(minutes / DAY));
  return ahead > DAY ? `${WEEKDAY_NAMES[day]} ${text}` : text;
};

const timeText = (minute: number): string => {
  if (minute === 0) return 'midnight';
  const hour = Math.floor(minute / 60);
  const minutes = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
};

const openUntil = (moment: string): string => `Open until ${moment}`;
const closedOpens = (moment: string): string => `Closed, opens ${moment}`;

const mayDiffer = (holiday: string): string => `${holiday}: hours may differ`;
const mayDifferButEmergencies = (holiday: string): string =>
  `${mayDiffer(holiday)}, answers emergencies 24/7`;

/** `Thursday, November 26: Closed`. */
const specialDay = (date: string, hours: string): string =>
  `${dayText(date)}: ${hours.charAt(0).toUpperCase()}${hours.slice(1)}`;

/** Opening-hours texts in one language. */
export const hoursWords = {
  ...hoursTexts,
  weekLine,
  dayHours,
  momentText,
  openUntil,
  closedOpens,
  mayDiffer,
  mayDifferButEmergencies,
  specialDay,
};

export type HoursWords = InAnyLanguage<typeof hoursWords>;
