import { calendarOf, type DealerCalendar } from '../../../domain/dealer/dealer-calendar.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { HolidayDate } from '../../../domain/dealer/holidays.ts';
import { BOOKABLE_DAYS } from '../../../domain/lead/booking-wish.ts';
import { englishHolidayName } from './holiday-names.ts';

type OtherDays = Pick<DealerCalendar<string>, 'holidays' | 'specialDays'>;

/** When a dealer answers, with the names of holidays. Plain JSON: its meaning at an instant is computed in the browser. */
export interface DealerHours extends DealerCalendar<string> {
  /** Beyond the coming week: the other days until the last date of a visit. Missing without any. */
  readonly later?: OtherDays;
}

/** A dealer's hours around `now` (milliseconds since 1970); null when it lists none. */
export const dealerHours = (
  dealer: Dealer,
  now: number,
  holidayName: (holiday: HolidayDate) => string = englishHolidayName,
): DealerHours | null => {
  const calendar = calendarOf(dealer, now);
  const listsHours = Object.keys(calendar.week).length + calendar.specialDays.length > 0;
  if (!listsHours && !calendar.answersEmergencies) return null;
  const named = ({ holidays, specialDays }: DealerCalendar): OtherDays => ({
    holidays: holidays.map(({ date, holiday }) => ({ date, holiday: holidayName(holiday) })),
    specialDays,
  });
  const soon = named(calendar);
  const all = named(calendarOf(dealer, now, BOOKABLE_DAYS));
  const later: OtherDays = {
    holidays: all.holidays.slice(soon.holidays.length),
    specialDays: all.specialDays.slice(soon.specialDays.length),
  };
  return {
    ...calendar,
    holidays: soon.holidays,
    ...(later.holidays.length + later.specialDays.length > 0 && { later }),
  };
};

/** The calendar until the last date of a visit. */
export const bookingCalendar = ({ later, ...calendar }: DealerHours): DealerCalendar<string> => ({
  ...calendar,
  holidays: [...calendar.holidays, ...(later?.holidays ?? [])],
  specialDays: [...calendar.specialDays, ...(later?.specialDays ?? [])],
});
