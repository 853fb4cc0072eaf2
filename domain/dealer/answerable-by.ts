import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { isoDay, weekdayOfDay } from '../time/calendar-day.ts';
import { localTimeIn } from '../time/local-time.ts';
import type { DealerCalendar } from './dealer-calendar.ts';
import type { WeekHours } from './dealer.ts';
import type { HolidayDate } from './holidays.ts';
import { openingFrom, openSpans, weekdayOf, type DaySpans, type Opening } from './opening-hours.ts';

/** What is known about a dealer's office at an instant. Minutes count from then; null when unknown. */
export type Office<Holiday = HolidayDate> =
  | Exclude<Opening, { kind: 'closed' }>
  /** `holiday`: the next opening is unknown because hours may differ on that holiday. */
  | { readonly kind: 'closed'; readonly opensIn: number | null; readonly holiday: Holiday | null }
  /** Hours may differ today, and the dealer has named none. */
  | { readonly kind: 'holiday'; readonly holiday: Holiday }
  | { readonly kind: 'unknown' };

/** Whether and how a dealer can be reached at an instant. */
export type Answerable<Holiday = HolidayDate> =
  | Office<Holiday>
  /** Only emergencies are answered: the office is closed, or its hours are unknown. */
  | { readonly kind: 'emergencies'; readonly office: Exclude<Office<Holiday>, { kind: 'always' | 'open' }> }
  /** Nobody can call the dealer. */
  | { readonly kind: 'no-number'; readonly office: Office<Holiday> };

/** The hours of a date (days since 1970) in a dealer's time zone. */
export type DayHours<Holiday = HolidayDate> =
  /** Empty: closed. None: the dealer's words can't be parsed, or it lists no hours for this day. */
  | { readonly kind: 'week' | 'special'; readonly spans: DaySpans }
  /** Hours may differ from the week's. */
  | { readonly kind: 'holiday'; readonly holiday: Holiday };

/** Returns the hours of any date. A holiday does not change a day that is closed every week, or a dealer that never closes. */
export const hoursByDay = <Holiday>({
  week,
  specialDays,
  holidays,
}: DealerCalendar<Holiday>): ((day: number) => DayHours<Holiday>) => {
  const weekly = weeklySpans(week);
  const special = new Map(specialDays.map(({ date, hours }) => [date, openSpans(hours)]));
  const neverCloses = isOpenAllWeek(weekly);
  return (day) => {
    const date = isoDay(day);
    const own = special.get(date);
    if (own !== undefined) return { kind: 'special', spans: own };
    const spans = weekly(weekdayOfDay(day));
    const found = holidays.find((one) => one.date === date);
    return found === undefined || neverCloses || isClosed(spans)
      ? { kind: 'week', spans }
      : { kind: 'holiday', holiday: found.holiday };
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

/** Whether and how a dealer can be reached at an instant, in milliseconds since 1970. The calendar is around it. */
export const answerableBy = <Holiday>(
  calendar: DealerCalendar<Holiday>,
  instant: number,
): Answerable<Holiday> => {
  const office = officeAt(calendar, instant);
  if (!calendar.hasNumber) return { kind: 'no-number', office };
  return calendar.answersEmergencies && office.kind !== 'open' && office.kind !== 'always'
    ? { kind: 'emergencies', office }
    : office;
};

const officeAt = <Holiday>(calendar: DealerCalendar<Holiday>, instant: number): Office<Holiday> => {
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

const spansOf = (day: DayHours<unknown>): DaySpans => (day.kind === 'holiday' ? O.none : day.spans);

/** Whether somebody answers the phone: the office is open, or emergencies are answered. */
export const answersNow = ({ kind }: Answerable<unknown>): boolean =>
  kind === 'always' || kind === 'open' || kind === 'emergencies';
