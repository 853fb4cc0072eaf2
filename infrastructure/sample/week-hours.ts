import type { WeekHours } from '../../domain/dealer/dealer.ts';
import type { Choices, Random } from './random.ts';

const CLOSED = 'Closed';
const ALL_DAY = 'Open 24 hours';

const OFFICE_DAYS: Choices<string> = [
  '8:00 AM - 5:00 PM',
  '7:30 AM - 4:30 PM',
  '8:00 AM - 6:00 PM',
  '7:00 AM - 7:00 PM',
  '9:00 AM - 5:30 PM',
];

/** A dealer's opening hours: some are always open, some open on Saturday, most open from Monday to Friday. */
export const weekHours = (random: Random, dayAndNight: boolean): WeekHours => {
  const weekday = dayAndNight ? ALL_DAY : random.pick(OFFICE_DAYS);
  const sat = dayAndNight ? ALL_DAY : random.chance(0.4) ? '9:00 AM - 1:00 PM' : CLOSED;
  const sun = dayAndNight ? ALL_DAY : CLOSED;
  return { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat, sun };
};
