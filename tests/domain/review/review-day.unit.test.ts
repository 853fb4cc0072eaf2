import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import { dateText, dayIn } from '../../../domain/review/review-day.ts';

describe('The date of a review (section 3)', () => {
  test.each([
    ['2026-10-03', 'October 3, 2026'],
    ['2026-12-31T23:59:59-08:00', 'December 31, 2026'],
    ['2026-01-01 00:00', 'January 1, 2026'],
    [' 2024-02-29 ', 'February 29, 2024'],
  ])('%p reads %p in any time zone', (date, text) => expect(dateText(date)).toBe(text));

  test.each(['2 weeks ago', '2026-02-30', '2026-13-01', '10/03/2026', '2026-10-031', ''])(
    '%p is not a date and stays unchanged',
    (date) => expect([dayIn(date), dateText(date)]).toEqual([O.none, date]),
  );

  test('every day of the calendar is parsed back unchanged', () => {
    const days = fc.date({ min: new Date('1998-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(dayIn(day)).toEqual(O.some(day));
        expect(new Date(`${dateText(day)} 00:00 UTC`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });

  test('any text that is not a date stays unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(O.isNone(dayIn(text)));
        expect(dateText(text)).toBe(text.trim());
      }),
    );
  });
});
