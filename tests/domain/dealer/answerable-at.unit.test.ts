import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { answerableAt } from '../../../domain/dealer/answerable-at.ts';
import { answersNow } from '../../../domain/dealer/answerable-by.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { holidayOn } from '../../../domain/dealer/holidays.ts';
import { isoDay, weekdayOfDay } from '../../../domain/time/calendar-day.ts';
import { localTimeIn } from '../../../domain/time/local-time.ts';
import { anyWeek } from '../../builders/weeks.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const OFFICE_WEEK = {
  mon: '8 AM - 6 PM',
  tue: '8 AM - 6 PM',
  wed: '8 AM - 6 PM',
  thu: '8 AM - 6 PM',
  fri: '8 AM - 5:30 PM',
  sat: 'Closed',
  sun: 'Closed',
};
const EVERY_HOUR = Object.fromEntries(Object.keys(OFFICE_WEEK).map((day) => [day, '24 hours']));

const inDallas = aDealer().openAt(OFFICE_WEEK).with({ timeZone: 'America/Chicago' });
const inToronto = inDallas
  .in('Toronto', 'ON', 'M5V 3L9')
  .with({ timeZone: 'America/Toronto', country: 'CA' });
const withEmergencies = inDallas.withBadge('emergency-service');
const withoutNumber = withEmergencies.without('phone1');

const thanksgiving = { holiday: 'thanksgiving', isObserved: false };
const hours = (count: number) => count * 60;

describe('When a dealer answers (contract, section 7: dealers’ hours)', () => {
  test.each([
    ['the office is open', inDallas, '2026-11-24T09:00-06:00', { kind: 'open', closesIn: hours(9) }],
    [
      'the office opens later',
      inDallas,
      '2026-11-24T06:00-06:00',
      { kind: 'closed', opensIn: hours(2), holiday: null },
    ],
    [
      'only emergencies are answered',
      withEmergencies,
      '2026-11-24T06:00-06:00',
      { kind: 'emergencies', office: { kind: 'closed', opensIn: hours(2), holiday: null } },
    ],
    [
      'emergencies are answered and the office is open',
      withEmergencies,
      '2026-11-24T17:00-06:00',
      { kind: 'open', closesIn: hours(1) },
    ],
    [
      'emergencies are answered and office hours are unknown',
      aDealer().withBadge('emergency-service'),
      '2026-11-24T06:00-06:00',
      { kind: 'emergencies', office: { kind: 'unknown' } },
    ],
    [
      'nobody can call',
      withoutNumber,
      '2026-11-24T06:00-06:00',
      { kind: 'no-number', office: { kind: 'closed', opensIn: hours(2), holiday: null } },
    ],
    ['the office never closes', inDallas.openAt(EVERY_HOUR), '2026-11-26T03:00-06:00', { kind: 'always' }],
    [
      'the office never closes and its time zone is unknown',
      aDealer().openAt(EVERY_HOUR),
      '2026-11-26T03:00-06:00',
      { kind: 'always' },
    ],
    ['the time zone is unknown', inDallas.without('timeZone'), '2026-11-24T09:00-06:00', { kind: 'unknown' }],
    [
      'a second number can be called',
      inDallas.without('phone1').with({ phone2: '9725550102' }),
      '2026-11-24T17:00-06:00',
      { kind: 'open', closesIn: hours(1) },
    ],
  ])('%s', (_when, dealer, instant, expected) =>
    expect(answerableAt(dealer.build(), Date.parse(instant))).toEqual(expected),
  );
});

describe('On a holiday', () => {
  const noon = Date.parse('2026-11-26T12:00-06:00');

  test('hours may differ, and the dealer is not open', () =>
    expect(answerableAt(inDallas.build(), noon)).toEqual({ kind: 'holiday', holiday: thanksgiving }));

  test('the same hours are known in the other country', () =>
    expect(answerableAt(inToronto.build(), noon)).toEqual({ kind: 'open', closesIn: hours(5) }));

  test('emergencies are still answered', () =>
    expect(answerableAt(withEmergencies.build(), noon)).toEqual({
      kind: 'emergencies',
      office: { kind: 'holiday', holiday: thanksgiving },
    }));

  test('special hours replace the doubt', () => {
    const closed = inDallas.with({ specialDays: [{ date: '2026-11-26', hours: 'closed' }] }).build();
    expect(answerableAt(closed, noon)).toEqual({ kind: 'closed', opensIn: hours(20), holiday: null });
    const short = inDallas.with({ specialDays: [{ date: '2026-11-26', hours: '8 AM - 1 PM' }] }).build();
    expect(answerableAt(short, noon)).toEqual({ kind: 'open', closesIn: hours(1) });
  });

  test('a day that is closed every week is closed', () =>
    expect(answerableAt(inDallas.build(), Date.parse('2026-07-04T12:00-05:00'))).toMatchObject({
      kind: 'closed',
    }));

  test('the evening before does not promise an opening', () =>
    expect(answerableAt(inDallas.build(), Date.parse('2026-11-25T20:00-06:00'))).toEqual({
      kind: 'closed',
      opensIn: null,
      holiday: thanksgiving,
    }));

  test('the evening before knows an opening that is earlier', () =>
    expect(answerableAt(inDallas.build(), Date.parse('2026-11-25T07:00-06:00'))).toEqual({
      kind: 'closed',
      opensIn: hours(1),
      holiday: null,
    }));

  test('a closed special day ends round-the-clock hours', () => {
    const dealer = inDallas
      .openAt(EVERY_HOUR)
      .with({ specialDays: [{ date: '2026-12-25', hours: 'closed' }] });
    expect(answerableAt(dealer.build(), Date.parse('2026-12-25T12:00-06:00'))).toEqual({
      kind: 'closed',
      opensIn: hours(12),
      holiday: null,
    });
  });
});

const weeks = anyWeek('8 AM - 5 PM', 'Closed', '24 hours', '6 PM - 3 AM', 'By appointment', '');
const dealers = fc
  .record({
    weekHours: weeks,
    emergencyService: fc.boolean(),
    phone1: fc.constantFrom('9725550100', ' '),
    place: fc.constantFrom(
      ['TX', 'America/Chicago'],
      ['AZ', 'America/Phoenix'],
      ['ON', 'America/Toronto'],
      ['NL', 'America/St_Johns'],
      ['BC', 'America/Vancouver'],
    ),
    special: fc.uniqueArray(fc.integer({ min: 20_700, max: 21_100 }), { maxLength: 40 }),
    specialHours: fc.constantFrom('closed', '9 AM - noon'),
  })
  .map(({ weekHours, place: [state = '', timeZone = ''], special, specialHours, ...rest }): Dealer => ({
    ...rest,
    state,
    timeZone,
    dealerInfo: { weekHours },
    specialDays: special.map((day) => ({ date: isoDay(day), hours: specialHours })),
  }));
/** Fourteen months from September 2026, with three clock changes. */
const instants = fc.integer({ min: Date.parse('2026-09-05T00:00Z'), max: Date.parse('2027-11-05T00:00Z') });
const momentOf = (dealer: Dealer, instant: number) => {
  const moment = O.toNullable(localTimeIn(dealer.timeZone ?? '', instant));
  if (moment === null) throw new Error('no such time zone');
  return moment;
};

describe('For any dealer at any instant', () => {
  const everywhere = (holds: (dealer: Dealer, instant: number) => void): void =>
    fc.assert(fc.property(dealers, instants, holds), { numRuns: 2000 });

  test('nobody answers without a number', () =>
    everywhere((dealer, instant) => {
      const answer = answerableAt(dealer, instant);
      expect(answer.kind === 'no-number').toBe(dealer.phone1 === ' ');
      if (answer.kind === 'no-number') expect(answersNow(answer)).toBe(false);
    }));

  test('a closed special day is never open, unless last night’s hours go on', () =>
    everywhere((dealer, instant) => {
      const { day, minute } = momentOf(dealer, instant);
      const special = dealer.specialDays?.find(({ date }) => date === isoDay(day));
      const { kind } = answerableAt(dealer, instant);
      if (special?.hours === 'closed' && minute >= 3 * 60) expect(['always', 'open']).not.toContain(kind);
    }));

  test('a holiday without special hours is never open by the week’s hours', () =>
    everywhere((dealer, instant) => {
      const { day, minute } = momentOf(dealer, instant);
      const { weekHours = {} } = dealer.dealerInfo ?? {};
      const isSpecial = dealer.specialDays?.some(({ date }) => date === isoDay(day)) === true;
      const isNeverClosed = Object.values(weekHours).every((text) => text === '24 hours');
      const region =
        dealer.state === 'ON' || dealer.state === 'NL' || dealer.state === 'BC' ? dealer.state : 'US';
      if (isSpecial || isNeverClosed || holidayOn(region, day) === null || minute < 3 * 60) return;
      expect(['always', 'open']).not.toContain(answerableAt(dealer, instant).kind);
    }));

  test('the state changes at the predicted minute of the dealer’s clock', () =>
    everywhere((dealer, instant) => {
      const withPhone = { ...dealer, phone1: '9725550100', emergencyService: false };
      const answer = answerableAt(withPhone, instant);
      const ahead =
        answer.kind === 'open' ? answer.closesIn : answer.kind === 'closed' ? answer.opensIn : null;
      if (ahead === null) return;
      const now = momentOf(dealer, instant);
      // Clock changes move the instant, not the minute on the dealer's clock.
      const then = [-60, 0, 60]
        .map((shift) => instant + (ahead + shift) * 60_000)
        .find((one) => {
          const { day, minute } = momentOf(dealer, one);
          return (day - now.day) * 1440 + minute - now.minute === ahead;
        });
      if (then === undefined) return;
      expect(answerableAt(withPhone, then).kind).not.toBe(answer.kind);
      expect(weekdayOfDay(momentOf(dealer, then).day)).toBe(momentOf(dealer, then).weekday);
    }));
});
