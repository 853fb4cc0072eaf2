import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { parseSpecialDays } from '../../../domain/dealer/special-days.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';

describe('Special days in a file (contract, section 7: dealers’ hours)', () => {
  test.each([
    ['2026-11-26 closed', [['2026-11-26', 'closed']]],
    [' 2026-11-26: Closed ; ', [['2026-11-26', 'Closed']]],
    [
      '2026-12-24 8 AM - 12 PM; 2026-11-26=closed',
      [
        ['2026-11-26', 'closed'],
        ['2026-12-24', '8 AM - 12 PM'],
      ],
    ],
    [
      '2026-12-24 8am-12pm; 1pm-3pm\n2026-12-31 8:00 - 12:00 | 2027-01-01 closed',
      [
        ['2026-12-24', '8am-12pm; 1pm-3pm'],
        ['2026-12-31', '8:00 - 12:00'],
        ['2027-01-01', 'closed'],
      ],
    ],
  ])('%j', (text, days) =>
    expect(parseSpecialDays(text)).toEqual(O.some(days.map(([date, hours]) => ({ date, hours })))),
  );

  test.each([
    '',
    'closed',
    '2026-11-26',
    '2026-11-31 closed',
    '2026-11-26 by appointment',
    '11/26/2026 closed',
    'Thanksgiving 2026-11-26 closed',
    '2026-11-26 closed; 2026-11-26 8 AM - 5 PM',
  ])('%j is refused', (text) => expect(parseSpecialDays(text)).toEqual(O.none));

  test('any list of days is read as it was written', () => {
    const dates = fc.uniqueArray(fc.integer({ min: 20_000, max: 40_000 }), { minLength: 1 });
    const written = fc.constantFrom('closed', '8 AM - 12 PM', '8:00 - 12:00, 13:00 - 17:00', '24 hours');
    fc.assert(
      fc.property(dates, written, fc.constantFrom('; ', '\n', ' | ', ', '), (days, hours, separator) => {
        const sorted = days.toSorted((a, b) => a - b).map((day) => ({ date: isoDay(day), hours }));
        const text = days.map((day) => `${isoDay(day)} ${hours}`).join(separator);
        expect(parseSpecialDays(text)).toEqual(O.some(sorted));
      }),
    );
  });
});
