import { beforeEach, describe, expect, test } from '@jest/globals';
import type { WeekHours } from '../../../domain/dealer/dealer.ts';
import { dealerHours, weekLines } from '../../../application/visitor/show-hours/dealer-hours.ts';
import { ShowHours } from '../../../application/visitor/show-hours/show-hours.ts';
import type { HoursShown } from '../../../application/visitor/show-hours/shown-hours.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

const OFFICE = '8:00 AM - 5:30 PM';
const WEEK: WeekHours = {
  ...{ mon: OFFICE, tue: OFFICE, wed: OFFICE, thu: OFFICE },
  ...{ fri: 'By appointment', sat: 'Closed', sun: 'Closed' },
};

const hoursOf = (week: WeekHours) => {
  const hours = dealerHours({ ...aDealer().openAt(week).build(), timeZone: 'America/Chicago' });
  if (hours === null) throw new Error('It has no hours');
  return hours;
};

let clock: FakeClock;
let showHours: ShowHours;
let views: HoursShown[];

const nowAt = (instant: string, week: WeekHours = WEEK) => {
  clock.set(Date.parse(instant));
  showHours.begin();
  const { kind, now } = (views.at(-1) as HoursShown)(hoursOf(week));
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
      week: ['Mon-Thu: 8:00 AM - 5:30 PM', 'Fri: By appointment', 'Sat-Sun: Closed'],
    });
  });

  test.each([undefined, 'Mars/Olympus'])('is unknown without a valid time zone (%s)', (timeZone) => {
    const hours = { ...hoursOf(WEEK), timeZone: timeZone ?? null };
    showHours.begin();
    expect(views.at(-1)?.(hours).now).toBe('Hours');
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
    expect(dealerHours({})).toBeNull();
    expect(dealerHours({ emergencyService: true })).toEqual({ week: {}, timeZone: null, isAlwaysOpen: true });
  });
});
