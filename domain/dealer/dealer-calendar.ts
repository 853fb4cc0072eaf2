import { numberFor } from '../phone/dealer-number.ts';
import { dayAt, isoDay } from '../time/calendar-day.ts';
import { NO_SOURCE } from '../visitor/traffic-source.ts';
import type { SpecialDay } from './dealer-fields.ts';
import type { Dealer, WeekHours } from './dealer.ts';
import { holidayOn, holidayRegionOf, type HolidayDate } from './holidays.ts';
import { weekHoursOf } from './opening-hours.ts';

/**
 * What decides when a dealer answers, around an instant. Plain JSON: shared html holds it, and the browser computes its meaning. Pages use
 * the names of holidays in their language.
 */
export interface DealerCalendar<Holiday = HolidayDate> {
  readonly week: WeekHours;
  readonly specialDays: ReadonlyArray<SpecialDay>;
  /** The public holidays at the dealer's place. */
  readonly holidays: ReadonlyArray<{ readonly date: string; readonly holiday: Holiday }>;
  /** Such as `America/Chicago`; null when unknown. */
  readonly timeZone: string | null;
  /** Whether emergencies are answered 24/7, apart from office hours. */
  readonly answersEmergencies: boolean;
  readonly hasNumber: boolean;
}

/** The days ahead that answers depend on: a week, and one day because a place's date may differ from that of UTC. */
const DAYS_AHEAD = 8;

/** The calendar of a dealer's record, from the day before an instant (milliseconds since 1970) to some days ahead. */
export const calendarOf = (dealer: Dealer, instant: number, daysAhead = DAYS_AHEAD): DealerCalendar => {
  const first = dayAt(instant) - 1;
  const [firstDate, lastDate] = [isoDay(first), isoDay(first + 1 + daysAhead)];
  const region = holidayRegionOf(dealer.state ?? dealer.dealerInfo?.state ?? '', dealer.country ?? '');
  return {
    week: weekHoursOf(dealer),
    specialDays: (dealer.specialDays ?? []).filter(({ date }) => date >= firstDate && date <= lastDate),
    holidays: Array.from({ length: daysAhead + 2 }, (_, i) => first + i).flatMap((day) => {
      const holiday = region === null ? null : holidayOn(region, day);
      return holiday === null ? [] : [{ date: isoDay(day), holiday }];
    }),
    timeZone: dealer.timeZone ?? null,
    answersEmergencies: answersEmergencies(dealer),
    hasNumber: hasNumber(dealer),
  };
};

/** Whether emergencies are answered 24/7. Without a number nobody can call. */
export const answersEmergencies = (dealer: Dealer): boolean =>
  dealer.emergencyService === true && hasNumber(dealer);

const hasNumber = (dealer: Dealer): boolean => numberFor(dealer, NO_SOURCE).number !== null;
