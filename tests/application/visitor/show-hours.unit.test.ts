import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Dealer, WeekHours } from '../../../domain/dealer/dealer.ts';
import { dealerHours } from '../../../application/visitor/show-hours/dealer-hours.ts';
import { weekLines } from '../../../application/visitor/show-hours/week-lines.ts';
import { ShowHours } from '../../../application/visitor/show-hours/show-hours.ts';
import type { HoursShown } from '../../../application/visitor/show-hours/shown-hours.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

const OFFICE = '8:00 AM - 5:30 PM';
const WEEK: WeekHours = {
  mon: OFFICE,
  tue: OFFICE,
  wed: OFFICE,
  thu: OFFICE,
  fri: 'By appointment',
  sat: 'Closed',
  sun: 'Closed',
};

const hoursOf = (week: WeekHours, dealer: Dealer = {}, now = 0) => {
  const hours = dealerHours(
    { ...aDealer().openAt(week).build(), timeZone: 'America/Chicago', ...dealer },
    now,
  );
  if (hours === null) throw new Error('It has no hours');
  return hours;
};

let clock: FakeClock;
let showHours: ShowHours;
let views: HoursShown[];

const nowAt = (instant: string, week: WeekHours = WEEK) => {
  clock.set(Date.parse(instant));
  showHours.begin();
  const { kind, now } = (views.at(-1) as HoursShown)(hoursOf(week, {}, clock.now()));
  return [kind, now];
};

beforeEach(() => {
  clock = new FakeClock();
  showHours = new ShowHours(clock);
  views = [];
  showHours.view$.subscribe((view) => views.push(view));
});

describe('Whether a dealer is open now (contract, section 7: dealers’ hours)', () => {
  test.each([
    ['2026-11-23T18:00:00Z', 'open', 'Open until 5:30 PM'],
    ['2026-11-24T05:00:00Z', 'closed', 'Closed, opens 8 AM'],
    ['2026-11-28T18:00:00Z', 'closed', 'Closed, opens Monday 8 AM'],
    ['2026-11-27T18:00:00Z', 'unknown', 'Friday: By appointment'],
    // On the nights of both clock changes.
    ['2026-03-09T13:30:00Z', 'open', 'Open until 5:30 PM'],
    ['2026-11-02T13:30:00Z', 'closed', 'Closed, opens 8 AM'],
  ])('at %s: %s, %s', (instant, kind, now) => expect(nowAt(instant)).toEqual([kind, now]));

  test.each([
    ['6 PM - 2 AM', 'Open until 2 AM'],
    ['6 PM - 12 AM', 'Open until midnight'],
    ['8 PM - 9:15 PM', 'Open until 9:15 PM'],
  ])('on an evening with %s', (written, now) => {
    expect(nowAt('2026-11-24T02:00:00Z', { ...WEEK, mon: written })).toEqual(['open', now]);
  });

  test("shows nothing about the next day's hours if they cannot be parsed", () => {
    expect(nowAt('2026-11-24T02:00:00Z', { mon: '24 hours', tue: 'Call us' })).toEqual(['open', 'Open now']);
    expect(nowAt('2026-11-24T02:00:00Z', { mon: 'Closed' })).toEqual(['closed', 'Closed now']);
  });

  test('in shared html, before the application starts, only shows that there are hours', () => {
    expect(views[0]?.(hoursOf(WEEK))).toEqual({
      kind: 'unknown',
      now: 'Hours',
      special: [],
      week: ['Mon-Thu: 8:00 AM - 5:30 PM', 'Fri: By appointment', 'Sat-Sun: Closed'],
    });
  });

  test.each([undefined, 'Mars/Olympus'])('is unknown without a valid time zone (%s)', (timeZone) => {
    const hours = { ...hoursOf(WEEK), timeZone: timeZone ?? null };
    showHours.begin();
    expect(views.at(-1)?.(hours).now).toBe('Hours');
  });

  const EMERGENCIES = { emergencyService: true };
  const SPECIAL = {
    specialDays: [
      { date: '2026-11-26', hours: 'closed' },
      { date: '2026-12-24', hours: '8 AM - noon' },
    ],
  };
  test.each([
    ['on a holiday', '2026-11-26T16:00:00Z', {}, 'Thanksgiving: hours may differ'],
    ['on an observed day', '2026-07-03T16:00:00Z', {}, 'Independence Day (observed): hours may differ'],
    [
      'on a holiday, for emergencies',
      '2026-11-26T16:00:00Z',
      EMERGENCIES,
      'Thanksgiving: hours may differ, answers emergencies 24/7',
    ],
    [
      'on the evening before a holiday',
      '2026-11-26T03:00:00Z',
      {},
      'Closed now. Thanksgiving: hours may differ',
    ],
    ['with special hours', '2026-11-26T16:00:00Z', SPECIAL, 'Closed now'],
    [
      'with the office closed',
      '2026-11-24T05:00:00Z',
      EMERGENCIES,
      'Office closed, answers emergencies 24/7',
    ],
    ['with the office open', '2026-11-24T16:00:00Z', EMERGENCIES, 'Open until 5:30 PM'],
    ['with hours in words', '2026-11-27T16:00:00Z', EMERGENCIES, 'Answers emergencies 24/7'],
    ['without a number', '2026-11-24T05:00:00Z', { ...EMERGENCIES, phone1: '' }, 'Closed, opens 8 AM'],
  ])('%s', (_when, instant, dealer, text) => {
    clock.set(Date.parse(instant));
    showHours.begin();
    expect(views.at(-1)?.(hoursOf(WEEK, dealer, clock.now())).now).toBe(text);
  });

  test('never shows `Answers 24/7` above hours of a week', () => {
    expect(views[0]?.(hoursOf(WEEK, EMERGENCIES)).now).toBe('Answers emergencies 24/7');
    expect(views[0]?.(hoursOf({}, EMERGENCIES)).now).toBe('Answers 24/7');
  });

  test.each([
    ['2026-11-18T18:00:00Z', []],
    ['2026-11-19T18:00:00Z', ['Thursday, November 26: Closed']],
    ['2026-11-27T05:00:00Z', ['Thursday, November 26: Closed']],
    ['2026-11-27T06:00:00Z', []],
    ['2026-12-20T18:00:00Z', ['Thursday, December 24: 8 AM - noon']],
  ])('shows special days from a week before, at %s: %j', (instant, lines) => {
    clock.set(Date.parse(instant));
    showHours.begin();
    expect(views.at(-1)?.(hoursOf(WEEK, SPECIAL, clock.now())).special).toEqual(lines);
  });

  test('follows the clock every minute, until the view is left', async () => {
    clock.set(Date.parse('2026-11-23T23:29:30Z'));
    showHours.begin();
    showHours.begin();
    const now = () => views.at(-1)?.(hoursOf(WEEK)).now;
    expect([now(), clock.waiting]).toEqual(['Open until 5:30 PM', 1]);
    await clock.advance(30_000);
    expect(now()).toBe('Closed, opens 8 AM');
    await clock.advance(60_000);
    expect(views).toHaveLength(4);
    showHours.dispose();
    expect(clock.waiting).toBe(0);
  });
});

describe('A week', () => {
  test('has a line for each run of days with the same hours, and leaves out days without hours', () => {
    expect(weekLines({ mon: OFFICE, tue: OFFICE, thu: OFFICE, sun: 'Closed' })).toEqual([
      `Mon-Tue: ${OFFICE}`,
      `Thu: ${OFFICE}`,
      'Sun: Closed',
    ]);
    expect(weekLines({})).toEqual([]);
  });

  test('is null for a dealer without hours, unless the dealer answers around the clock', () => {
    expect(dealerHours({}, 0)).toBeNull();
    expect(dealerHours({ emergencyService: true }, 0)).toBeNull();
    expect(dealerHours(aDealer().withBadge('emergency-service').build(), 0)).toMatchObject({
      week: {},
      timeZone: null,
      answersEmergencies: true,
    });
  });
});
