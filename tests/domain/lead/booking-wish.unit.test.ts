import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookable, BOOKABLE_DAYS, bookableDays, dayText } from '../../../domain/lead/booking-wish.ts';

const FRIDAY = '2026-11-20';
const rule = bookable(() => FRIDAY, 'no');

describe('The day that a visitor requests for a visit', () => {
  test.each([FRIDAY, '2026-11-21', '2026-11-23', '2027-01-18'])('may be %s', (day) =>
    expect(rule(day, {})).toBeNull(),
  );

  test.each([
    ['2026-11-19', 'yesterday'],
    ['2026-11-22', 'a Sunday'],
    ['2027-01-20', 'too far ahead'],
    ['2026-11-31', 'not a day of the calendar'],
    ['2026-02-30', 'not a day of the calendar either'],
    ['20.11.2026', 'in another format'],
    ['2026-11', 'a month'],
    ['2026-12', 'a future month'],
    ['2027', 'a future year'],
    ['tomorrow', 'words'],
  ])('may not be %s: %s', (day) => expect(rule(day, {})).toBe('no'));

  test('is never valid if today is not a valid day', () =>
    expect(bookable(() => 'today', 'no')('2026-11-23', {})).toBe('no'));

  test('may be empty, since another rule reports an empty day', () => expect(rule('', {})).toBeNull());

  test('is shown as weekday, month and day; any other text is shown unchanged', () => {
    expect(dayText('2026-11-23')).toBe('Monday, November 23');
    expect(dayText('2026-12-01', 'fr-CA')).toBe('mardi 1er décembre');
    expect(dayText('soon')).toBe('soon');
  });

  test('can be every offered day, and no offered day is a Sunday', () => {
    const days = bookableDays(FRIDAY);
    expect([days[0], days.at(-1)]).toEqual([FRIDAY, '2027-01-19']);
    expect(days.filter((day) => rule(day, {}) !== null)).toEqual([]);
    expect(days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0)).toEqual([]);
  });

  test('has days to offer on any date', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const today = date.toISOString().slice(0, 10);
          const days = bookableDays(today);
          expect(days.length).toBeGreaterThan(BOOKABLE_DAYS - 10);
          expect(days.every((day) => bookable(() => today, 'no')(day, {}) === null)).toBe(true);
        },
      ),
    ));
});
