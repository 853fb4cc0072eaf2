import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { localTimeIn } from '../../../domain/time/local-time.ts';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

const minuteOfWeek = (timeZone: string, instant: number): number =>
  O.match(
    () => Number.NaN,
    ({ weekday, minute }: { weekday: number; minute: number }) => weekday * DAY + minute,
  )(localTimeIn(timeZone, instant));

/** The offset from UTC, in minutes. */
const ZONES_WITHOUT_CLOCK_CHANGES = [
  ['America/Phoenix', -7 * 60],
  ['Pacific/Honolulu', -10 * 60],
  ['America/Puerto_Rico', -4 * 60],
  ['Pacific/Guam', 10 * 60],
] as const;

describe('The time of the week at a place', () => {
  test.each([
    ['America/New_York', '2026-11-27T03:30:00Z', 4, 22 * 60 + 30],
    ['America/Chicago', '2026-11-27T03:30:00Z', 4, 21 * 60 + 30],
    ['America/St_Johns', '2026-11-27T03:30:00Z', 5, 0],
    ['America/Chicago', '2026-11-27T06:00:00Z', 5, 0],
  ])('is right in %s at %s', (timeZone, instant, weekday, minute) =>
    expect(O.toNullable(localTimeIn(timeZone, Date.parse(instant)))).toMatchObject({ weekday, minute }),
  );

  test.each([
    ['jumps from 2 to 3 AM in spring', '2026-03-08T08:00:00Z', 60],
    ['has 1 AM twice in fall', '2026-11-01T07:00:00Z', -60],
  ])('%s', (_when, change, jump) => {
    const instant = Date.parse(change);
    const [before, after] = [instant - MINUTE_MS, instant].map((one) => minuteOfWeek('America/Chicago', one));
    expect((after ?? NaN) - (before ?? NaN)).toBe(1 + jump);
  });

  test.each(ZONES_WITHOUT_CLOCK_CHANGES)('has no clock changes in %s', (timeZone, shift) => {
    const instants = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (date) => {
        const shifted = new Date(date.getTime() + shift * MINUTE_MS);
        const expected = shifted.getUTCDay() * DAY + shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
        expect(minuteOfWeek(timeZone, date.getTime())).toBe(expected);
      }),
    );
  });

  test('does not exist for an unknown time zone', () => {
    expect(localTimeIn('Mars/Olympus', 0)).toEqual(O.none);
    expect(localTimeIn('', 0)).toEqual(O.none);
  });
});
