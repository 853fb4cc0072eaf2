import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { calendarOf } from '../../../../domain/dealer/dealer-calendar.ts';
import type { Dealer, WeekHours } from '../../../../domain/dealer/dealer.ts';
import { isOverdue, workedHours } from '../../../../domain/lead/request/escalation.ts';
import { aDealer } from '../../../builders/a-dealer.ts';

const ZONE = 'America/Chicago';
const HOUR = 3_600_000;
const EIGHT_TO_FIVE: WeekHours = {
  mon: '8 AM - 5 PM',
  tue: '8 AM - 5 PM',
  wed: '8 AM - 5 PM',
  thu: '8 AM - 5 PM',
  fri: '8 AM - 5 PM',
  sat: 'Closed',
  sun: 'Closed',
};
/** Friday, November 20, 2026, 4 PM Central time. */
const FRIDAY_AT_4 = Date.UTC(2026, 10, 20, 22);

const openAt = (hours: WeekHours, more: Dealer = {}) =>
  calendarOf(
    aDealer()
      .openAt(hours)
      .with({ timeZone: ZONE, ...more })
      .build(),
    FRIDAY_AT_4,
    30,
  );
const worked = (calendar: ReturnType<typeof openAt>, hoursLater: number) =>
  workedHours(calendar, FRIDAY_AT_4, FRIDAY_AT_4 + hoursLater * HOUR, 'UTC');

describe('The working hours since a request was sent', () => {
  test.each([
    ['an hour on Friday', 1, 1],
    ['no hour after 5 PM', 3, 1],
    ['no weekend', 64, 1],
    ['Monday morning', 68, 5],
    ['a week: an hour, four days but Thanksgiving, and what Friday has had', 7 * 24, 1 + 3 * 9 + 8],
  ])('count %s', (_, later, hours) => expect(worked(openAt(EIGHT_TO_FIVE), later)).toBe(hours));

  test('are the dealer’s own on special days', () => {
    const specialDays = [{ date: '2026-11-26', hours: '10 AM - 12 PM' }];
    expect(worked(openAt(EIGHT_TO_FIVE, { specialDays }), 7 * 24)).toBe(1 + 3 * 9 + 2 + 8);
  });

  test('are all hours of a dealer that never closes', () => {
    const always = Object.fromEntries(Object.keys(EIGHT_TO_FIVE).map((day) => [day, '24/7']));
    expect(worked(openAt(always as WeekHours), 48)).toBe(48);
  });

  test('go on after midnight', () => {
    const late = { ...EIGHT_TO_FIVE, fri: '6 PM - 2 AM' };
    expect(worked(openAt(late), 24)).toBe(8);
  });

  test('are those of an office where a dealer lists none', () =>
    expect(workedHours(calendarOf({}, FRIDAY_AT_4, 30), FRIDAY_AT_4, FRIDAY_AT_4 + 68 * HOUR, ZONE)).toBe(5));

  test('of two periods add up', () =>
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (one, other) => {
        const calendar = openAt(EIGHT_TO_FIVE);
        const middle = FRIDAY_AT_4 + one * HOUR;
        const [first, second] = [
          worked(calendar, one),
          workedHours(calendar, middle, middle + other * HOUR, ZONE),
        ];
        expect(worked(calendar, one + other)).toBeCloseTo(first + second);
      }),
    ));
});

describe('A request is overdue', () => {
  const overdueAfter = (hoursLater: number, hours = 24, week = EIGHT_TO_FIVE) =>
    isOverdue(openAt(week), { sentAt: FRIDAY_AT_4, now: FRIDAY_AT_4 + hoursLater * HOUR, hours }, ZONE);

  test('after 24 working hours', () => {
    // Friday 1, Monday and Tuesday 9 each, Wednesday until 1 PM.
    expect([overdueAfter(4 * 24 + 20), overdueAfter(4 * 24 + 21)]).toEqual([false, true]);
  });

  test('after ten days, even if the dealer never opens', () => {
    const never = Object.fromEntries(Object.keys(EIGHT_TO_FIVE).map((day) => [day, 'Closed'])) as WeekHours;
    expect([overdueAfter(239, 24, never), overdueAfter(240, 24, never)]).toEqual([false, true]);
  });

  test('never without a promise', () => expect(overdueAfter(1_000, 0)).toBe(false));
});
