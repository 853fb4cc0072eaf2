import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { keptSince, maxDeletedAtOnce, retentionRefusal } from '../../../domain/lead/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 20, 12);
const SINCE = keptSince(NOON, 400);

describe('The retention of leads', () => {
  test('begins the given number of days before now', () =>
    expect(keptSince(NOON, 400)).toBe(Date.UTC(2025, 9, 16, 12)));

  test('is not refused if there are no leads', () => {
    const holdings = { stored: 0, outdated: 0, newestAcceptedAt: 0 };
    expect(retentionRefusal(holdings, SINCE)).toEqual(O.none);
  });

  test.each([
    [0, 3],
    [29, 3],
    [30, 3],
    [49, 4],
    [1000, 100],
  ])('of %d leads deletes at most %d at once', (stored, limit) =>
    expect(maxDeletedAtOnce(stored)).toBe(limit),
  );

  test.each([
    [100, 10, O.none],
    [100, 11, O.some('too-many')],
    [5, 3, O.none],
    [5, 4, O.some('too-many')],
    [100, 0, O.none],
  ])('of %d leads, %d of them outdated, has the refusal %p', (stored, outdated, refusal) =>
    expect(retentionRefusal({ stored, outdated, newestAcceptedAt: NOON }, SINCE)).toEqual(refusal),
  );

  test('is refused if even the newest lead is outdated, since the clock is probably wrong', () => {
    const holdings = { stored: 100, outdated: 1 };
    expect(retentionRefusal({ ...holdings, newestAcceptedAt: SINCE - 1 }, SINCE)).toEqual(
      O.some('clock-ahead'),
    );
    expect(retentionRefusal({ ...holdings, newestAcceptedAt: SINCE }, SINCE)).toEqual(O.none);
  });

  test('never deletes more than a tenth of more than thirty leads, nor all of them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 0, max: 4000 }),
        (days, today) => {
          const acceptedAt = days.map((day) => day * DAY_MS);
          const since = keptSince(today * DAY_MS, 400);
          const outdated = acceptedAt.filter((instant) => instant < since).length;
          const newestAcceptedAt = Math.max(...acceptedAt);
          const stored = acceptedAt.length;
          if (O.isSome(retentionRefusal({ stored, outdated, newestAcceptedAt }, since))) return;
          expect(outdated).toBeLessThan(stored);
          expect(outdated).toBeLessThanOrEqual(Math.max(3, stored / 10));
        },
      ),
    ));
});
