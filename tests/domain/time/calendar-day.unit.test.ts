import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import {
  dayNumber,
  dayOfDate,
  instantOfDay,
  isoDay,
  weekdayOfDay,
  yearOfDay,
} from '../../../domain/time/calendar-day.ts';
import { localTimeIn } from '../../../domain/time/local-time.ts';

describe('A calendar day', () => {
  test.each(['', '2026-02-29', '2026-13-01', '2026-11-31', '26-11-30', '2026-11-30T00:00', 'today'])(
    'is not %j',
    (text) => expect(dayNumber(text)).toEqual(O.none),
  );

  test('is written and read as the same date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => {
        expect(dayNumber(isoDay(day))).toEqual(O.some(day));
        const date = new Date(instantOfDay(day));
        expect(weekdayOfDay(day)).toBe(date.getUTCDay());
        expect(yearOfDay(day)).toBe(date.getUTCFullYear());
        expect(dayOfDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
      }),
    );
  });

  test('begins at midnight at the place', () => {
    const [before, after] = ['2026-11-27T05:59:00Z', '2026-11-27T06:00:00Z'].map((instant) =>
      O.toNullable(localTimeIn('America/Chicago', Date.parse(instant))),
    );
    expect(isoDay(before?.day ?? 0)).toBe('2026-11-26');
    expect(isoDay(after?.day ?? 0)).toBe('2026-11-27');
  });
});
