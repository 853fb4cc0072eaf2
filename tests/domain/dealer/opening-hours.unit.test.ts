import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import type { WeekHours } from '../../../domain/dealer/dealer.ts';
import {
  openingFrom,
  openSpans,
  weekdayOf,
  weekHoursOf,
  type OpenSpan,
} from '../../../domain/dealer/opening-hours.ts';
import { anyWeek } from '../../builders/weeks.ts';
import { aDealer } from '../../builders/a-dealer.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

const OFFICE_WEEK: WeekHours = {
  mon: '8:00 AM - 6:00 PM',
  tue: '8:00 AM - 6:00 PM',
  wed: '8:00 AM - 6:00 PM',
  thu: '8:00 AM - 6:00 PM',
  fri: '8:00 AM - 5:30 PM',
  sat: 'Closed',
  sun: 'Closed',
};

describe('The hours of a day', () => {
  test.each([
    ['7:30 AM - 4:30 PM', [[at(7, 30), at(16, 30)]]],
    ['8am-5pm', [[at(8), at(17)]]],
    ['8 a.m. to 5 p.m.', [[at(8), at(17)]]],
    ['8 a m - 5 p m', [[at(8), at(17)]]],
    [' 8:30  AM -\t5   PM ', [[at(8, 30), at(17)]]],
    ['12 PM - 12:30 PM', [[at(12), at(12, 30)]]],
    [
      '8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM',
      [
        [at(8), at(12)],
        [at(13), at(17)],
      ],
    ],
    ['08:00 - 17:30', [[at(8), at(17, 30)]]],
    ['0:00 - 24:00', [[0, at(24)]]],
    ['9:00 - 12:00', [[at(9), at(12)]]],
    [
      '8:00 - 12:00, 13:00 - 17:00',
      [
        [at(8), at(12)],
        [at(13), at(17)],
      ],
    ],
    ['8a.m. - 5p.m.', [[at(8), at(17)]]],
    ['8am. - 5pm.', [[at(8), at(17)]]],
    ['8h-18h', [[at(8), at(18)]]],
    ['8 h 30 à 12 h', [[at(8, 30), at(12)]]],
    ['9h - 11h30', [[at(9), at(11, 30)]]],
    ['8 a. m. a 5 p. m.', [[at(8), at(17)]]],
    ['6 PM - 2 AM', [[at(18), at(26)]]],
    ['12:00 AM - 12:00 AM', [[0, at(24)]]],
    ['12:00 AM - 11:59 PM', [[0, at(24)]]],
    ['8 AM - midnight', [[at(8), at(24)]]],
    ['noon - 6 PM', [[at(12), at(18)]]],
    ['Open 24 hours', [[0, at(24)]]],
    ['24 hours', [[0, at(24)]]],
    ['24/7', [[0, at(24)]]],
    ['24 hrs.', [[0, at(24)]]],
    ['24-hour', [[0, at(24)]]],
    ['24x7', [[0, at(24)]]],
    ['24 hours a day', [[0, at(24)]]],
    ['24-hour emergency service', [[0, at(24)]]],
    ['24 heures', [[0, at(24)]]],
    ['24 horas', [[0, at(24)]]],
    ['all day', [[0, at(24)]]],
    ['0:00 - 23:59', [[0, at(24)]]],
    ['8:00\u202fAM – 5:00\u202fPM', [[at(8), at(17)]]],
    ['Open 8 AM - 5 PM', [[at(8), at(17)]]],
    ['8 AM − 5 PM', [[at(8), at(17)]]],
    ['8 am -- 5 pm', [[at(8), at(17)]]],
    ['8 AM thru 5 PM', [[at(8), at(17)]]],
    ['8a-5p', [[at(8), at(17)]]],
    ['8 AM - 5 PM CST', [[at(8), at(17)]]],
    ['8.30 am - 5.00 pm', [[at(8, 30), at(17)]]],
    ['08:00:00 - 17:00:00', [[at(8), at(17)]]],
    [
      '8am-12pm/1pm-5pm',
      [
        [at(8), at(12)],
        [at(13), at(17)],
      ],
    ],
    ['Closed', []],
    ['Closed.', []],
    ['Closed Sundays', []],
    ['Closed - emergency calls only', []],
    ['closed', []],
  ])('%s', (written, spans) =>
    expect(openSpans(written)).toEqual(O.some(spans.map(([opens, closes]) => ({ opens, closes })))),
  );

  test.each([
    ...[
      '',
      '9-5',
      '8 - 5 PM',
      '9:00 - 5:00',
      '1:00 - 5:00',
      '9:00 - 11:59',
      '8h-25h',
      '13h pm - 14h pm',
      'By appointment',
      'Mon-Fri: 8 AM - 5 PM',
      'Closed 12-1',
      'Closed, 24/7 emergency line',
      '11:59 PM - 11:59 PM',
      '8am/5pm',
      '25:00 - 26:00',
      '8 AM',
      '8 AM - 8 AM',
    ],
    ...['17:00 - 17:00', '18:00 - 13:00', '8:00 - 24:01', '8:00 - 25:00'],
    ...['8 AM - 5 PM - 6 PM', '13 PM - 2 PM', '0 AM - 2 PM', '1 PM - 5 PM, 8 AM - 12 PM', '8:75 AM - 5 PM'],
  ])('%s cannot be parsed', (written) => expect(openSpans(written)).toEqual(O.none));

  test('for any text, a span ends after it begins', () => {
    const time = fc
      .tuple(
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 61 }),
        fc.constantFrom('AM', 'pm', ''),
      )
      .map(([hour, minute, half]) => `${hour}:${String(minute).padStart(2, '0')} ${half}`);
    const written = fc.oneof(
      fc.string(),
      fc.tuple(time, time).map(([opens, closes]) => `${opens} - ${closes}`),
    );
    fc.assert(
      fc.property(written, (text) => {
        for (const { opens, closes } of O.getOrElse((): ReadonlyArray<OpenSpan> => [])(openSpans(text))) {
          expect(opens).toBeGreaterThanOrEqual(0);
          expect(closes).toBeGreaterThan(opens);
          expect(closes).toBeLessThanOrEqual(at(48));
        }
      }),
    );
  });
});

/** Whether a week is open at a moment; null if that is unknown. */
const openingOn = (week: WeekHours, weekday: number, minute: number) =>
  O.toNullable(openingFrom((days) => openSpans(week[weekdayOf(weekday + 7 + days)] ?? ''), minute));

describe('Opening hours at a moment (contract, section 7: dealers’ hours)', () => {
  test.each([
    ['while it is open', MONDAY, at(12), { kind: 'open', closesIn: at(6) }],
    ['at the minute it opens', MONDAY, at(8), { kind: 'open', closesIn: at(10) }],
    ['a minute before it opens', MONDAY, at(7, 59), { kind: 'closed', opensIn: 1 }],
    ['at the minute it closes', FRIDAY, at(17, 30), { kind: 'closed', opensIn: at(2 * 24 + 14, 30) }],
    ['on a day off', SUNDAY, at(23), { kind: 'closed', opensIn: at(9) }],
  ])('are known %s', (_when, weekday, minute, opening) =>
    expect(openingOn(OFFICE_WEEK, weekday, minute)).toEqual(opening),
  );

  test('hours that pass midnight belong to the day on which they begin', () => {
    const week = { ...OFFICE_WEEK, sat: '6 PM - 2 AM' };
    expect(openingOn(week, SUNDAY, at(1))).toEqual({ kind: 'open', closesIn: at(1) });
    expect(openingOn(week, SUNDAY, at(2))).toEqual({ kind: 'closed', opensIn: at(30) });
  });

  test('hours that continue after midnight are one span', () => {
    const week = { ...OFFICE_WEEK, fri: '24 hours', sat: '12 AM - 5 AM' };
    expect(openingOn(week, FRIDAY, at(20))).toEqual({ kind: 'open', closesIn: at(9) });
  });

  test('a day with unparsable hours is neither open nor closed', () => {
    const week = { ...OFFICE_WEEK, mon: 'Call for hours', sat: '6 PM - 2 AM' };
    expect(openingOn(week, MONDAY, at(12))).toBeNull();
    expect(openingOn({}, MONDAY, at(12))).toBeNull();
  });

  test('the next opening or closing is unknown if it depends on unparsable hours', () => {
    const week: WeekHours = { ...OFFICE_WEEK, sun: '24 hours', mon: 'Call for hours' };
    expect(openingOn(week, SUNDAY, at(12))).toEqual({ kind: 'open', closesIn: null });
    const closed: WeekHours = { ...OFFICE_WEEK, sat: 'Closed', sun: 'Call for hours' };
    expect(openingOn(closed, SATURDAY, at(12))).toEqual({ kind: 'closed', opensIn: null });
  });

  test('the next opening or closing is known if unparsable hours come later', () => {
    const week: WeekHours = { ...OFFICE_WEEK, wed: 'Call for hours' };
    expect(openingOn(week, MONDAY, at(12))).toEqual({ kind: 'open', closesIn: at(6) });
    expect(openingOn(week, MONDAY, at(20))).toEqual({ kind: 'closed', opensIn: at(12) });
  });

  test('a dealer that opens once a week opens again on the same day of next week', () => {
    const never = Object.fromEntries(Object.keys(OFFICE_WEEK).map((day) => [day, 'Closed']));
    expect(openingOn({ ...never, mon: '8 AM - 5 PM' }, MONDAY, at(18))).toEqual({
      kind: 'closed',
      opensIn: at(6 * 24 + 14),
    });
  });

  test('a dealer that is never open has no next opening', () => {
    const never = Object.fromEntries(Object.keys(OFFICE_WEEK).map((day) => [day, 'Closed']));
    expect(openingOn(never, SATURDAY, 0)).toEqual({ kind: 'closed', opensIn: null });
  });

  test('open and closed change exactly at the predicted time', () => {
    const weeks = anyWeek('8 AM - 5 PM', 'Closed', '24 hours', '6 PM - 3 AM', '7 AM - noon, 1 PM - 6 PM');
    const later = (weekday: number, minute: number, ahead: number) => {
      const all = weekday * at(24) + minute + ahead;
      return [Math.floor(all / at(24)) % 7, all % at(24)] as const;
    };
    fc.assert(
      fc.property(
        weeks,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: at(24) - 1 }),
        (week, ...now) => {
          const [weekday, minute] = now;
          const opening = openingOn(week, weekday, minute);
          const ahead =
            opening?.kind === 'open' ? opening.closesIn : opening?.kind === 'closed' ? opening.opensIn : null;
          if (opening === null || ahead === null) return;
          const kindIn = (minutes: number) => openingOn(week, ...later(...now, minutes))?.kind;
          expect(kindIn(ahead - 1)).toBe(opening.kind);
          expect(kindIn(ahead)).not.toBe(opening.kind);
        },
      ),
    );
  });
});

describe('A dealer’s hours', () => {
  test('are those of its record, without days that have none', () => {
    expect(weekHoursOf(aDealer().openAt({ fri: ' 8 AM - 5 PM ', sat: 'Closed', sun: ' ' }).build())).toEqual({
      fri: '8 AM - 5 PM',
      sat: 'Closed',
    });
    expect(weekHoursOf({})).toEqual({});
  });
});
