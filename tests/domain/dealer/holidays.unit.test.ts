import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { holidayOn, holidayRegionOf, type HolidayRegion } from '../../../domain/dealer/holidays.ts';
import { dayNumber, dayOfDate, weekdayOfDay } from '../../../domain/time/calendar-day.ts';

const REGIONS: ReadonlyArray<HolidayRegion> = [
  'US',
  ...(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const),
];

const on = (date: string, region: HolidayRegion = 'US') =>
  holidayOn(region, O.getOrElse(() => NaN)(dayNumber(date)));

describe('Public holidays (contract, section 7: dealers’ hours)', () => {
  test.each([
    ['US', '2026-01-01', 'new-year'],
    ['US', '2026-01-19', 'martin-luther-king-day'],
    ['US', '2026-02-16', 'presidents-day'],
    ['US', '2026-05-25', 'memorial-day'],
    ['US', '2027-05-31', 'memorial-day'],
    ['US', '2026-06-19', 'juneteenth'],
    ['US', '2026-07-04', 'independence-day'],
    ['US', '2026-09-07', 'labor-day'],
    ['US', '2026-11-26', 'thanksgiving'],
    ['US', '2028-11-23', 'thanksgiving'],
    ['US', '2026-12-25', 'christmas'],
    ['ON', '2026-02-16', 'family-day'],
    ['MB', '2026-02-16', 'louis-riel-day'],
    ['NS', '2026-02-16', 'heritage-day'],
    ['PE', '2026-02-16', 'islander-day'],
    ['ON', '2024-03-29', 'good-friday'],
    ['ON', '2025-04-18', 'good-friday'],
    ['QC', '2026-04-03', 'good-friday'],
    ['BC', '2038-04-23', 'good-friday'],
    ['ON', '2026-05-18', 'victoria-day'],
    ['ON', '2027-05-24', 'victoria-day'],
    ['QC', '2026-05-18', 'patriots-day'],
    ['YT', '2026-06-21', 'indigenous-peoples-day'],
    ['QC', '2026-06-24', 'quebec-day'],
    ['NL', '2026-07-01', 'canada-day'],
    ['NU', '2026-07-09', 'nunavut-day'],
    ['SK', '2026-08-03', 'civic-holiday'],
    ['YT', '2026-08-17', 'discovery-day'],
    ['ON', '2026-09-07', 'labour-day'],
    ['BC', '2026-09-30', 'truth-and-reconciliation-day'],
    ['ON', '2026-10-12', 'canadian-thanksgiving'],
    ['AB', '2026-11-11', 'remembrance-day'],
    ['QC', '2026-12-25', 'christmas'],
    ['ON', '2026-12-26', 'boxing-day'],
  ] as const)('in %s, %s is %s', (region, date, holiday) =>
    expect(on(date, region)).toEqual({ holiday, isObserved: false }),
  );

  test.each([
    ['a Saturday in the United States, on Friday', 'US', '2026-07-03', 'independence-day'],
    ['a Sunday in the United States, on Monday', 'US', '2027-07-05', 'independence-day'],
    ['New Year on Saturday, on December 31', 'US', '2027-12-31', 'new-year'],
    ['a Saturday in Canada, on Monday', 'ON', '2028-07-03', 'canada-day'],
    ['a Sunday in Canada, on Monday', 'ON', '2029-07-02', 'canada-day'],
    ['Christmas on Saturday in Canada, on Monday', 'ON', '2027-12-27', 'christmas'],
    ['Boxing Day then, on Tuesday', 'ON', '2027-12-28', 'boxing-day'],
    ['Boxing Day after Christmas on Sunday, on Tuesday', 'ON', '2033-12-27', 'boxing-day'],
    ['Boxing Day on Saturday, on Monday', 'ON', '2026-12-28', 'boxing-day'],
  ] as const)('are observed: %s', (_when, region, date, holiday) =>
    expect(on(date, region)).toEqual({ holiday, isObserved: true }),
  );

  test.each([
    ['US', '2026-07-01'],
    ['US', '2026-10-12'],
    ['US', '2026-11-11'],
    ['US', '2026-12-26'],
    ['US', '2026-11-27'],
    ['ON', '2026-07-04'],
    ['ON', '2026-11-26'],
    ['ON', '2026-06-24'],
    ['ON', '2026-11-11'],
    ['QC', '2026-08-03'],
    ['NL', '2026-05-18'],
  ] as const)('are not: in %s, %s', (region, date) => expect(on(date, region)).toBeNull());

  test('are observed only from Monday to Friday, and near their own day', () => {
    const years = fc.integer({ min: 2000, max: 2100 });
    fc.assert(
      fc.property(fc.constantFrom(...REGIONS), years, (region, year) => {
        const days = Array.from({ length: 365 }, (_, i) => dayOfDate(year, 1, 1) + i);
        const holidays = days.flatMap((day) => {
          const found = holidayOn(region, day);
          return found === null ? [] : [{ day, ...found }];
        });
        for (const { day, holiday, isObserved } of holidays) {
          if (!isObserved) continue;
          expect([1, 2, 3, 4, 5]).toContain(weekdayOfDay(day));
          const near = [-2, -1, 1].map((later) => holidayOn(region, day + later)?.holiday);
          expect(near).toContain(holiday);
        }
        const own = holidays.filter(({ isObserved }) => !isObserved);
        expect(new Set(own.map(({ holiday }) => holiday)).size).toBe(own.length);
        expect(own.length).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});

describe('The region of a place', () => {
  test.each([
    ['TX', 'US', 'US'],
    ['PR', 'US', 'US'],
    [' on ', '', 'ON'],
    ['QC', 'CA', 'QC'],
    ['', '', 'US'],
    ['', 'Canada', null],
  ])('of %j in %j is %s', (state, country, region) => expect(holidayRegionOf(state, country)).toBe(region));
});
