import { calendarOf, type DealerCalendar } from '../../../domain/dealer/dealer-calendar.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { HolidayDate } from '../../../domain/dealer/holidays.ts';
import { englishHolidayName } from './holiday-names.ts';

/** When a dealer answers, with the names of holidays. Plain JSON: its meaning at an instant is computed in the browser. */
export type DealerHours = DealerCalendar<string>;

/** A dealer's hours around `now` (milliseconds since 1970); null when it lists none. */
export const dealerHours = (
  dealer: Dealer,
  now: number,
  holidayName: (holiday: HolidayDate) => string = englishHolidayName,
): DealerHours | null => {
  const calendar = calendarOf(dealer, now);
  const listsHours = Object.keys(calendar.week).length + calendar.specialDays.length > 0;
  if (!listsHours && !calendar.answersEmergencies) return null;
  const holidays = calendar.holidays.map(({ date, holiday }) => ({ date, holiday: holidayName(holiday) }));
  return { ...calendar, holidays };
};
