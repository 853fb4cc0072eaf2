import type { WeekHours } from '../../domain/dealer/dealer.ts';
import type { Random } from './random.ts';
import words from './words.json' with { type: 'json' };

const CLOSED = 'Closed';
const ALL_DAY = 'Open 24 hours';

/** A dealer's opening hours: some are open around the clock, some on Saturdays, most Monday to Friday. */
export const weekHours = (random: Random, dayAndNight: boolean): WeekHours => {
  const weekday = dayAndNight ? ALL_DAY : random.pick(words.officeDays);
  const sat = dayAndNight ? ALL_DAY : random.chance(0.4) ? '9:00 AM - 1:00 PM' : CLOSED;
  const sun = dayAndNight ? ALL_DAY : CLOSED;
  return { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat, sun };
};
