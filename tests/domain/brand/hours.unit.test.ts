import { describe, expect, test } from '@jest/globals';
import { dayOfDate, weekdayOfDay } from '../../../domain/time/calendar-day.ts';
import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
import { hoursVersion, isDaytime, isOfficeOpen } from '../../../domain/brand/open-hours.ts';

/** A week without holidays. */
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [6, 7, 11, 12].map((day) => dayOfDate(2026, 12, day)) as [
  number,
  number,
  number,
  number,
];
const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
const moment = (day: number, minute: number) => ({ day, weekday: weekdayOfDay(day), minute });

describe('The office that answers the default number (specification, sections 8 and 9)', () => {
  test.each([
    [MONDAY, at(7), true],
    [MONDAY, at(6, 59), false],
    [FRIDAY, at(16, 59), true],
    [FRIDAY, at(17), false],
    [SATURDAY, at(12), false],
    [SUNDAY, at(12), false],
  ])('on day %i at minute %i is open: %p', (day, minute, isOpen) =>
    expect(isOfficeOpen(moment(day, minute))).toBe(isOpen),
  );

  test.each([
    [MONDAY, at(8), true],
    [MONDAY, at(7, 59), false],
    [FRIDAY, at(17, 59), true],
    [FRIDAY, at(18), false],
    [SUNDAY, at(12), false],
  ])('on day %i at minute %i is in daytime hours: %p', (day, minute, isDay) =>
    expect(isDaytime(moment(day, minute))).toBe(isDay),
  );

  test.each([
    ['Thanksgiving', dayOfDate(2026, 11, 26), false],
    ['Christmas Day', dayOfDate(2026, 12, 25), false],
    ['Independence Day, observed on a Friday', dayOfDate(2026, 7, 3), false],
    ['Presidents’ Day, when most offices are open', dayOfDate(2026, 2, 16), true],
    ['the day after Thanksgiving', dayOfDate(2026, 11, 27), true],
  ])('on %s is open at noon: %p', (_, day, isOpen) => {
    expect(isOfficeOpen(moment(day, at(12)))).toBe(isOpen);
    expect(isDaytime(moment(day, at(12)))).toBe(isOpen);
  });

  test('gives pages a new version when it opens or closes, and when daytime begins or ends', () => {
    const versions = [at(6), at(7), at(8), at(17), at(18)].map((minute) =>
      hoursVersion(moment(MONDAY, minute)),
    );
    expect(versions).toEqual(['closed night', 'open night', 'open day', 'closed day', 'closed night']);
  });

  test('has its hours in the words of the specification', () =>
    expect(SERVICE_HOURS).toEqual({
      'empty list': 'Mon-Fri 7am-5pm CST',
      home: 'Mon-Fri 8am-6pm CST',
      'customer care': 'Mon-Fri 8am-5pm CT',
      contact: 'Mon-Fri 7am-5pm CST',
      spanish: 'de lunes a viernes, de 7\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. CST',
      'customer care in spanish': 'de lunes a viernes, de 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. CT',
      french: 'du lundi au vendredi, 8h-18h CST',
    }));
});
