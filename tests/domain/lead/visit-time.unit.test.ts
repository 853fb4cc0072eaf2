import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { calendarOf } from '../../../domain/dealer/dealer-calendar.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { holidayOn, holidayRegionOf } from '../../../domain/dealer/holidays.ts';
import { openSpans, weekdayOf, weekHoursOf } from '../../../domain/dealer/opening-hours.ts';
import { BOOKABLE_DAYS, bookableDays, WINDOWS } from '../../../domain/lead/booking-wish.ts';
import { PROMISE_HOURS, visitDays, visitFault } from '../../../domain/lead/visit-time.ts';
import { dayNumber, isoDay, weekdayOfDay } from '../../../domain/time/calendar-day.ts';
import { localTimeIn } from '../../../domain/time/local-time.ts';
import { anyWeek, OFFICE_WEEK } from '../../builders/weeks.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const CENTRAL = 'America/Chicago';
const WEEK = { ...OFFICE_WEEK, sat: 'By appointment' };
const malones = aDealer().openAt(WEEK).with({ timeZone: CENTRAL });

const faultOf = (dealer: Dealer, now: string, date: string, window: string) => {
  const instant = Date.parse(now);
  return visitFault(calendarOf(dealer, instant, BOOKABLE_DAYS), { date, window }, instant, CENTRAL);
};

describe('A visit (contract, section 7: dealers’ hours)', () => {
  test.each([
    ['this morning', '2026-11-17T15:21-06:00', '2026-11-17', 'morning', { kind: 'soon', of: 'day' }],
    ['tonight', '2026-11-17T15:21-06:00', '2026-11-17', 'evening', { kind: 'soon', of: 'day' }],
    ['yesterday', '2026-11-17T15:21-06:00', '2026-11-16', 'evening', { kind: 'soon', of: 'day' }],
    ['within 48 hours', '2026-11-17T15:21-06:00', '2026-11-19', 'afternoon', { kind: 'soon', of: 'window' }],
    [
      'exactly after 48 hours',
      '2026-11-17T12:00-06:00',
      '2026-11-19',
      'afternoon',
      { kind: 'soon', of: 'window' },
    ],
    ['after 48 hours', '2026-11-17T11:59-06:00', '2026-11-19', 'afternoon', null],
    ['by appointment', '2026-11-17T12:00-06:00', '2026-11-21', 'morning', null],
    ['on Sunday', '2026-11-17T12:00-06:00', '2026-11-22', 'morning', { kind: 'closed', of: 'day' }],
    [
      'on Thanksgiving',
      '2026-11-17T12:00-06:00',
      '2026-11-26',
      'morning',
      { kind: 'holiday', of: 'day', holiday: { holiday: 'thanksgiving', isObserved: false } },
    ],
    [
      'on Christmas Day',
      '2026-11-17T12:00-06:00',
      '2026-12-25',
      'morning',
      { kind: 'holiday', of: 'day', holiday: { holiday: 'christmas', isObserved: false } },
    ],
    ['on no calendar date', '2026-11-17T12:00-06:00', '2026-02-30', 'morning', null],
  ])('%s', (_when, now, date, window, fault) =>
    expect(faultOf(malones.build(), now, date, window)).toEqual(fault),
  );

  test('counts hours, not clocks, when clocks change', () => {
    // Clocks go back on November 1, so 48 hours end an hour earlier.
    const at = (now: string) => faultOf(malones.build(), now, '2026-11-02', 'afternoon');
    expect(at('2026-10-31T12:59-05:00')).toBeNull();
    expect(at('2026-10-31T13:00-05:00')).toEqual({ kind: 'soon', of: 'window' });
  });

  test('follows special hours, also on a holiday', () => {
    const special = malones.with({
      specialDays: [
        { date: '2026-11-26', hours: '8 AM - noon' },
        { date: '2026-11-27', hours: 'closed' },
      ],
    });
    const on = (date: string, window: string) =>
      faultOf(special.build(), '2026-11-17T12:00-06:00', date, window);
    expect(on('2026-11-26', 'morning')).toBeNull();
    expect(on('2026-11-26', 'afternoon')).toEqual({ kind: 'closed', of: 'window' });
    expect(on('2026-11-27', 'morning')).toEqual({ kind: 'closed', of: 'day' });
  });

  test('is in the dealer’s own time zone', () => {
    const now = '2026-11-17T13:30-06:00';
    const inLosAngeles = malones.with({ timeZone: 'America/Los_Angeles' }).build();
    expect(faultOf(malones.build(), now, '2026-11-19', 'afternoon')).toEqual({ kind: 'soon', of: 'window' });
    expect(faultOf(inLosAngeles, now, '2026-11-19', 'afternoon')).toBeNull();
  });
});

const dealers = fc
  .record({
    weekHours: anyWeek('8 AM - 5 PM', 'Closed', '24 hours', '6 PM - 3 AM', 'By appointment', ''),
    place: fc.constantFrom(
      ['TX', 'America/Chicago'],
      ['AZ', 'America/Phoenix'],
      ['HI', 'Pacific/Honolulu'],
      ['QC', 'America/Toronto'],
      ['NL', 'America/St_Johns'],
    ),
    special: fc.uniqueArray(fc.integer({ min: 20_700, max: 21_200 }), { maxLength: 20 }),
    specialHours: fc.constantFrom('closed', '9 AM - noon'),
  })
  .map(({ weekHours, place: [state = '', timeZone = ''], special, specialHours }): Dealer => ({
    state,
    timeZone,
    dealerInfo: { weekHours },
    specialDays: special.map((day) => ({ date: isoDay(day), hours: specialHours })),
  }));
/** Fourteen months with three clock changes; every third instant is near one of them. */
const CHANGES = ['2026-11-01T07:00Z', '2027-03-14T08:00Z', '2027-11-07T07:00Z'].map((text) =>
  Date.parse(text),
);
const instants = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: Date.parse('2026-09-05'), max: Date.parse('2027-11-05') }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -4 * 86_400_000, max: 86_400_000 }))
      .map(([change, shift]) => change + shift),
  },
);

/** Independent of the rule: the instant at which the dealer's clocks show a time, found by looking at them. */
const instantOf = (timeZone: string, day: number, minute: number): number => {
  const wanted = day * 1440 + minute;
  const near = wanted * 60_000;
  const shown = (instant: number): number => {
    const time = O.toNullable(localTimeIn(timeZone, instant));
    return time === null ? NaN : time.day * 1440 + time.minute;
  };
  for (let offset = -12 * 60; offset <= 12 * 60; offset += 30)
    if (shown(near + offset * 60_000) === wanted) return near + offset * 60_000;
  throw new Error('no such time');
};

test('For 10,000 dealers and instants, no bookable window is in the past, within the promise or on a closed day', () => {
  let offered = 0;
  fc.assert(
    fc.property(dealers, instants, fc.nat(), fc.constantFrom(...WINDOWS), (dealer, instant, pick, window) => {
      const timeZone = dealer.timeZone ?? '';
      const days = bookableDays(isoDay(O.getOrElse(() => ({ day: 0 }))(localTimeIn(timeZone, instant)).day));
      const date = days[pick % days.length] ?? '';
      const calendar = calendarOf(dealer, instant, BOOKABLE_DAYS);
      if (visitFault(calendar, { date, window: window.value }, instant, CENTRAL) !== null) return;
      offered += 1;
      const day = O.getOrElse(() => NaN)(dayNumber(date));
      const begins = instantOf(timeZone, day, window.begins);
      expect(begins).toBeGreaterThan(instant + PROMISE_HOURS * 3_600_000);
      const special = dealer.specialDays?.find((one) => one.date === date)?.hours;
      const hours = special ?? weekHoursOf(dealer)[weekdayOf(weekdayOfDay(day))] ?? '';
      expect(openSpans(hours)).not.toEqual(O.some([]));
      const region = holidayRegionOf(dealer.state ?? '', '');
      const isNeverClosed = Object.values(weekHoursOf(dealer)).every((text) => text === '24 hours');
      if (special === undefined && region !== null && !isNeverClosed)
        expect(holidayOn(region, day)).toBeNull();
    }),
    { numRuns: 10_000 },
  );
  expect(offered).toBeGreaterThan(1000);
});

describe('The days of visits', () => {
  const daysOf = (dealer: Dealer, now: string) => {
    const instant = Date.parse(now);
    return O.toNullable(visitDays(calendarOf(dealer, instant, BOOKABLE_DAYS), instant, CENTRAL));
  };

  test('begin after the promise; closed weekdays, holidays and special days are excepted', () => {
    const dealer = malones
      .openAt({ ...WEEK, sat: 'Closed' })
      .with({ specialDays: [{ date: '2026-12-18', hours: 'closed' }] });
    expect(daysOf(dealer.build(), '2026-11-30T15:21-06:00')).toEqual({
      first: '2026-12-02',
      closedWeekdays: [6, 0],
      closedDates: [
        { date: '2026-12-18', holiday: null },
        { date: '2026-12-25', holiday: { holiday: 'christmas', isObserved: false } },
        { date: '2027-01-01', holiday: { holiday: 'new-year', isObserved: false } },
        { date: '2027-01-18', holiday: { holiday: 'martin-luther-king-day', isObserved: false } },
      ],
    });
  });

  test('are unknown when a dealer never opens', () => {
    const closed = Object.fromEntries(Object.keys(WEEK).map((day) => [day, 'Closed']));
    expect(daysOf(malones.openAt(closed).build(), '2026-11-30T15:21-06:00')).toBeNull();
  });

  test('are those without a fault, for any dealer and instant', () => {
    fc.assert(
      fc.property(dealers, instants, (dealer, instant) => {
        const timeZone = dealer.timeZone ?? '';
        const calendar = calendarOf(dealer, instant, BOOKABLE_DAYS);
        const found = O.toNullable(visitDays(calendar, instant, CENTRAL));
        const today = isoDay(O.getOrElse(() => ({ day: 0 }))(localTimeIn(timeZone, instant)).day);
        const isOffered = (date: string): boolean =>
          visitFault(calendar, { date, window: '' }, instant, CENTRAL) === null;
        const named = bookableDays(today).filter(
          (date) =>
            found !== null &&
            date >= found.first &&
            !found.closedWeekdays.includes(weekdayOfDay(O.getOrElse(() => 0)(dayNumber(date)))) &&
            !found.closedDates.some((closed) => closed.date === date),
        );
        expect(named).toEqual(bookableDays(today).filter(isOffered));
      }),
    );
  });
});
