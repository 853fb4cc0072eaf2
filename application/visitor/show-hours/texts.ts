import { weekdayOf, type Weekday } from '../../../domain/dealer/opening-hours.ts';
import type { LocalTime } from '../../../domain/time/local-time.ts';

/** What is said of a dealer's hours (contract, section 7: dealers' hours). */
export const hoursTexts = {
  always: 'Answers 24/7',
  open: 'Open now',
  closed: 'Closed now',
  /** Before the browser has worked out what they mean now. */
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

/** `Mon-Fri` for several days, `Sat` for one. */
export const daysText = (first: Weekday, last: Weekday): string =>
  [...new Set([first, last])].map((day) => WEEKDAY_NAMES[day].slice(0, 3)).join('-');

const DAY = 24 * 60;

/** `Friday: by appointment`. */
export const dayHours = (day: Weekday, hours: string): string => `${WEEKDAY_NAMES[day]}: ${hours}`;

/** A moment so many minutes ahead, `6 PM` or `7:30 AM`; with its day where it is more than 24 hours ahead, `Monday 8 AM`. */
export const momentText = ({ weekday, minute }: LocalTime, ahead: number): string => {
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

export const openUntil = (moment: string): string => `Open until ${moment}`;
export const closedOpens = (moment: string): string => `Closed, opens ${moment}`;
