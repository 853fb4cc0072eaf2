import { dayOfDate, weekdayOfDay, yearOfDay } from '../time/calendar-day.ts';

const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

/** Where holidays are the same: the United States, or one Canadian province or territory. */
export type HolidayRegion = 'US' | (typeof PROVINCES)[number];

/** The day of a holiday in a year, as days since 1970. */
type Rule = (year: number) => number;

/** How many days later a holiday is observed, by its weekday (0 is Sunday). Other weekdays have no observed day. */
type Observed = { readonly [weekday in 0 | 1 | 6]?: number };

interface HolidayRule {
  readonly on: Rule;
  readonly observed: { readonly us?: Observed; readonly canada?: Observed };
  readonly in: ReadonlyArray<HolidayRegion>;
}

const [MONDAY, THURSDAY] = [1, 4];

const date =
  (month: number, day: number): Rule =>
  (year) =>
    dayOfDate(year, month, day);

/** The first such weekday on or after a date. */
const from =
  (weekday: number, month: number, day: number): Rule =>
  (year) => {
    const first = dayOfDate(year, month, day);
    return first + ((weekday - weekdayOfDay(first) + 7) % 7);
  };

const nth = (n: number, weekday: number, month: number): Rule => from(weekday, month, 7 * n - 6);

/** Two days before Easter Sunday (the anonymous Gregorian algorithm). */
const goodFriday: Rule = (year) => {
  const [cycle, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * cycle + century - Math.floor(century / 4) - skipped + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((cycle + 11 * moon + 22 * toSunday) / 451);
  return dayOfDate(year, 3, 22 + moon + toSunday - 7 * late) - 2;
};

const ONLY_ON_ITS_DAY = {};
const FRIDAY_OR_MONDAY: Observed = { 6: -1, 0: 1 };
const NEXT_MONDAY: Observed = { 6: 2, 0: 1 };
const ON_WORKDAYS = { us: FRIDAY_OR_MONDAY, canada: NEXT_MONDAY };
/** Boxing Day follows the day on which Christmas is observed. */
const AFTER_CHRISTMAS = { canada: { 6: 2, 0: 2, 1: 1 } };

const US: ReadonlyArray<HolidayRegion> = ['US'];
const EVERYWHERE: ReadonlyArray<HolidayRegion> = ['US', ...PROVINCES];

const rule = (
  on: Rule,
  places: ReadonlyArray<HolidayRegion>,
  observed: HolidayRule['observed'] = ONLY_ON_ITS_DAY,
): HolidayRule => ({ on, in: places, observed });

/**
 * The public holidays on which businesses may be closed (contract, section 7: dealers' hours). Federal holidays on which most dealers
 * work (Columbus Day, Veterans Day) are not listed.
 */
const HOLIDAYS = {
  'new-year': rule(date(1, 1), EVERYWHERE, ON_WORKDAYS),
  'martin-luther-king-day': rule(nth(3, MONDAY, 1), US),
  'presidents-day': rule(nth(3, MONDAY, 2), US),
  'family-day': rule(nth(3, MONDAY, 2), ['AB', 'BC', 'NB', 'ON', 'SK']),
  'louis-riel-day': rule(nth(3, MONDAY, 2), ['MB']),
  'heritage-day': rule(nth(3, MONDAY, 2), ['NS']),
  'islander-day': rule(nth(3, MONDAY, 2), ['PE']),
  'good-friday': rule(goodFriday, PROVINCES),
  'victoria-day': rule(from(MONDAY, 5, 18), ['AB', 'BC', 'MB', 'NT', 'NU', 'ON', 'SK', 'YT']),
  'patriots-day': rule(from(MONDAY, 5, 18), ['QC']),
  'memorial-day': rule(from(MONDAY, 5, 25), US),
  juneteenth: rule(date(6, 19), US, ON_WORKDAYS),
  'indigenous-peoples-day': rule(date(6, 21), ['NT', 'YT'], ON_WORKDAYS),
  'quebec-day': rule(date(6, 24), ['QC'], ON_WORKDAYS),
  'canada-day': rule(date(7, 1), PROVINCES, ON_WORKDAYS),
  'independence-day': rule(date(7, 4), US, ON_WORKDAYS),
  'nunavut-day': rule(date(7, 9), ['NU'], ON_WORKDAYS),
  'civic-holiday': rule(nth(1, MONDAY, 8), ['AB', 'BC', 'NB', 'NS', 'NT', 'NU', 'ON', 'SK']),
  'discovery-day': rule(nth(3, MONDAY, 8), ['YT']),
  'labor-day': rule(nth(1, MONDAY, 9), US),
  'labour-day': rule(nth(1, MONDAY, 9), PROVINCES),
  'truth-and-reconciliation-day': rule(date(9, 30), ['BC', 'MB', 'NT', 'NU', 'PE', 'YT'], ON_WORKDAYS),
  'canadian-thanksgiving': rule(nth(2, MONDAY, 10), PROVINCES),
  'remembrance-day': rule(date(11, 11), ['AB', 'BC', 'NB', 'NL', 'NT', 'NU', 'PE', 'SK', 'YT']),
  thanksgiving: rule(nth(4, THURSDAY, 11), US),
  christmas: rule(date(12, 25), EVERYWHERE, ON_WORKDAYS),
  'boxing-day': rule(date(12, 26), PROVINCES, AFTER_CHRISTMAS),
} as const satisfies { readonly [name: string]: HolidayRule };

export type Holiday = keyof typeof HOLIDAYS;

/** A holiday on a day: the holiday itself, or the working day on which it is observed. */
export interface HolidayDate {
  readonly holiday: Holiday;
  readonly isObserved: boolean;
}

/** The region of a state, province or territory, in any case. Null in a Canadian place without a known province. */
export const holidayRegionOf = (state: string, country: string): HolidayRegion | null => {
  const code = state.trim().toUpperCase();
  const province = PROVINCES.find((one) => one === code);
  if (province !== undefined) return province;
  return /^ca/i.test(country.trim()) ? null : 'US';
};

/** The holiday on a day (days since 1970) in a region; null on other days. */
export const holidayOn = (region: HolidayRegion, day: number): HolidayDate | null =>
  holidaysAround(region, yearOfDay(day)).get(day) ?? null;

const known = new Map<string, ReadonlyMap<number, HolidayDate>>();

/** The holidays of a year, with those of next year: New Year's Day may be observed on December 31. */
const holidaysAround = (region: HolidayRegion, year: number): ReadonlyMap<number, HolidayDate> => {
  const key = `${region}${year}`;
  const days = known.get(key) ?? new Map([...datesIn(region, year + 1), ...datesIn(region, year)]);
  known.set(key, days);
  return days;
};

/** Observed days come first, so that a holiday's own day replaces another one's observed day. */
const datesIn = (region: HolidayRegion, year: number): ReadonlyArray<readonly [number, HolidayDate]> => {
  const rules = (Object.entries(HOLIDAYS) as ReadonlyArray<[Holiday, HolidayRule]>).filter(
    ([, { in: places }]) => places.includes(region),
  );
  const observed = rules.flatMap(
    ([
      holiday,
      {
        on,
        observed: { us, canada },
      },
    ]) => {
      const later = ((region === 'US' ? us : canada) ?? {})[weekdayOfDay(on(year)) as keyof Observed];
      return later === undefined ? [] : [[on(year) + later, { holiday, isObserved: true }] as const];
    },
  );
  return [
    ...observed,
    ...rules.map(([holiday, { on }]) => [on(year), { holiday, isObserved: false }] as const),
  ];
};
