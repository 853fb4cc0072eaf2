import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { ownNumber } from '../phone/dealer-number.ts';
import { isoDay, weekdayOfDay } from '../time/calendar-day.ts';
import { localTimeIn } from '../time/local-time.ts';
import type { Dealer, WeekHours } from './dealer.ts';
import { holidayOn, holidayRegionOf, type HolidayDate, type HolidayRegion } from './holidays.ts';
import {
  openingFrom,
  openSpans,
  weekdayOf,
  weekHoursOf,
  type DaySpans,
  type Opening,
} from './opening-hours.ts';
import type { SpecialDay } from './dealer-fields.ts';

/** What decides when a dealer answers. Plain JSON: shared html holds it, and the browser computes its meaning. */
export interface DealerCalendar {
  readonly week: WeekHours;
  readonly specialDays: ReadonlyArray<SpecialDay>;
  /** Whose public holidays apply; null when the province is unknown. */
  readonly region: HolidayRegion | null;
  /** Such as `America/Chicago`; null when unknown. */
  readonly timeZone: string | null;
  /** Whether emergencies are answered 24/7, apart from office hours. */
  readonly answersEmergencies: boolean;
  readonly hasNumber: boolean;
}

/** What is known about a dealer's office at an instant. Minutes count from then; null when unknown. */
export type Office =
  | Exclude<Opening, { kind: 'closed' }>
  /** `holiday`: the next opening is unknown because hours may differ on that holiday. */
  | { readonly kind: 'closed'; readonly opensIn: number | null; readonly holiday: HolidayDate | null }
  /** Hours may differ today, and the dealer has named none. */
  | { readonly kind: 'holiday'; readonly holiday: HolidayDate }
  | { readonly kind: 'unknown' };

/** Whether and how a dealer can be reached at an instant. */
export type Answerable =
  | Office
  /** Only emergencies are answered: the office is closed, or its hours are unknown. */
  | { readonly kind: 'emergencies'; readonly office: Exclude<Office, { kind: 'always' | 'open' }> }
  /** Nobody can call the dealer. */
  | { readonly kind: 'no-number'; readonly office: Office };

/** Whether emergencies are answered 24/7. Without a number nobody can call. */
export const answersEmergencies = (dealer: Dealer): boolean =>
  dealer.emergencyService === true && ownNumber(dealer) !== null;

/** The calendar of a dealer's record. */
export const calendarOf = (dealer: Dealer): DealerCalendar => ({
  week: weekHoursOf(dealer),
  specialDays: dealer.specialDays ?? [],
  region: holidayRegionOf(dealer.state ?? dealer.dealerInfo?.state ?? '', dealer.country ?? ''),
  timeZone: dealer.timeZone ?? null,
  answersEmergencies: answersEmergencies(dealer),
  hasNumber: ownNumber(dealer) !== null,
});

/** The hours of a date (days since 1970) in a dealer's time zone. */
export type DayHours =
  /** Empty: closed. None: the dealer's words can't be parsed, or it lists no hours for this day. */
  | { readonly kind: 'week' | 'special'; readonly spans: DaySpans }
  /** Hours may differ from the week's. */
  | { readonly kind: 'holiday'; readonly holiday: HolidayDate };

/** Returns the hours of any date. A holiday does not change a day that is closed every week, or a dealer that never closes. */
export const hoursByDay = ({ week, specialDays, region }: DealerCalendar): ((day: number) => DayHours) => {
  const weekly = weeklySpans(week);
  const special = new Map(specialDays.map(({ date, hours }) => [date, openSpans(hours)]));
  const neverCloses = isOpenAllWeek(weekly);
  return (day) => {
    const own = special.size === 0 ? undefined : special.get(isoDay(day));
    if (own !== undefined) return { kind: 'special', spans: own };
    const spans = weekly(weekdayOfDay(day));
    const holiday = region === null || neverCloses || isClosed(spans) ? null : holidayOn(region, day);
    return holiday === null ? { kind: 'week', spans } : { kind: 'holiday', holiday };
  };
};

/** The hours of each weekday (0 is Sunday). */
const weeklySpans = (week: WeekHours): ((weekday: number) => DaySpans) => {
  // Most days have the same hours.
  const parsed = new Map([...new Set(Object.values(week))].map((text) => [text, openSpans(text)]));
  return (weekday) => parsed.get(week[weekdayOf(weekday)] ?? '') ?? O.none;
};

const isOpenAllWeek = (weekly: (weekday: number) => DaySpans): boolean =>
  pipe(
    openingFrom((days) => weekly((days + 7) % 7), 0),
    O.exists(({ kind }) => kind === 'always'),
  );

const isClosed = (spans: DaySpans): boolean => O.isSome(spans) && spans.value.length === 0;

/** Whether and how a dealer can be reached at an instant, in milliseconds since 1970 (contract, section 7: dealers' hours). */
export const answerableAt = (dealer: Dealer, instant: number): Answerable =>
  answerableBy(calendarOf(dealer), instant);

/** The same, from a dealer's calendar. */
export const answerableBy = (calendar: DealerCalendar, instant: number): Answerable => {
  const office = officeAt(calendar, instant);
  if (!calendar.hasNumber) return { kind: 'no-number', office };
  return calendar.answersEmergencies && office.kind !== 'open' && office.kind !== 'always'
    ? { kind: 'emergencies', office }
    : office;
};

const officeAt = (calendar: DealerCalendar, instant: number): Office => {
  const time = calendar.timeZone === null ? O.none : localTimeIn(calendar.timeZone, instant);
  if (O.isNone(time)) return { kind: isOpenAllWeek(weeklySpans(calendar.week)) ? 'always' : 'unknown' };
  const { day, minute } = time.value;
  const hoursOn = hoursByDay(calendar);
  const opening = openingFrom((days) => spansOf(hoursOn(day + days)), minute);
  const today = hoursOn(day);
  if (O.isNone(opening)) return today.kind === 'holiday' ? today : { kind: 'unknown' };
  if (opening.value.kind !== 'closed') return opening.value;
  const unknown = [1, 2, 3, 4, 5, 6, 7]
    .map((days) => hoursOn(day + days))
    .find((of) => O.isNone(spansOf(of)));
  const isUnsure = opening.value.opensIn === null && unknown?.kind === 'holiday';
  return { ...opening.value, holiday: isUnsure ? unknown.holiday : null };
};

const spansOf = (day: DayHours): DaySpans => (day.kind === 'holiday' ? O.none : day.spans);

/** Whether somebody answers the phone: the office is open, or emergencies are answered. */
export const answersNow = ({ kind }: Answerable): boolean =>
  kind === 'always' || kind === 'open' || kind === 'emergencies';
