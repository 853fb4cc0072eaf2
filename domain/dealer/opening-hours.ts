import * as O from 'fp-ts/Option';
import { WEEKDAYS, type Dealer } from './dealer.ts';

export type Weekday = (typeof WEEKDAYS)[number];

/** The day of the week of a day, `2026-11-20` is a Friday. */
export const weekdayOf = (day: string): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

/** When a dealer is open on a day, as the dealer words it; none when unknown. */
export const hoursOn = (dealer: Dealer, day: string): O.Option<string> => {
  const hours = dealer.dealerInfo?.weekHours?.[weekdayOf(day)]?.trim() ?? '';
  return hours === '' ? O.none : O.some(hours);
};
