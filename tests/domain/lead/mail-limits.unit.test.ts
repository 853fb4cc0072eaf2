import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as O from 'fp-ts/Option';
import {
  digestDueAt,
  NO_MAILS,
  withDigest,
  withMail,
  withoutDigest,
  type MailHistory,
} from '../../../domain/lead/mail-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Requests a mail at each of these instants, in order; returns the instants of those that may be sent. */
const sentOf = (instants: ReadonlyArray<number>): ReadonlyArray<number> => {
  let history: MailHistory = NO_MAILS;
  return instants.filter((now, i) => {
    const admitted = withMail(history, `mail-${i}`, now);
    history = O.getOrElse(() => history)(admitted);
    return O.isSome(admitted);
  });
};

const times = (count: number, at: number): ReadonlyArray<number> => Array(count).fill(at) as number[];

describe('Mails to one mailbox (quality: 300 lead posts naming one stranger)', () => {
  test('are at most three an hour', () => {
    expect(sentOf(times(300, 0))).toEqual([0, 0, 0]);
    expect(sentOf([...times(3, 0), HOUR - 1, HOUR])).toEqual([0, 0, 0, HOUR]);
  });

  test('are at most ten a day', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => times(3, hour * HOUR)).flat();
    expect(sentOf(hours)).toHaveLength(10);
    expect(sentOf([...hours, DAY - 1, DAY])).toHaveLength(11);
  });

  test('are all sent below the limits', () =>
    expect(sentOf([0, 20 * MINUTE, 40 * MINUTE, HOUR])).toHaveLength(4));

  test('never exceed the limits, at any times', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(3 * DAY), { maxLength: 200 }), (instants) => {
        const sent = sentOf(instants.toSorted((a, b) => a - b));
        for (const start of sent) {
          expect(sent.filter((at) => at >= start && at < start + HOUR).length).toBeLessThanOrEqual(3);
          expect(sent.filter((at) => at >= start && at < start + DAY).length).toBeLessThanOrEqual(10);
        }
        expect(sent.length > 0).toBe(instants.length > 0);
      }),
    ));

  test('keep no more history than needed', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(3 * DAY)), (instants) => {
        let history = NO_MAILS;
        for (const [i, now] of instants.entries())
          history = O.getOrElse(() => history)(withMail(history, String(i), now));
        expect(history.mails.length).toBeLessThanOrEqual(10);
      }),
    ));

  test('count once each, at their latest attempt', () => {
    let history = NO_MAILS;
    for (let i = 0; i < 30; i++) {
      const admitted = withMail(history, 'the same', i * MINUTE);
      expect(O.isSome(admitted)).toBe(true);
      history = O.getOrElse(() => history)(admitted);
    }
    expect(history.mails).toEqual([{ id: 'the same', at: 29 * MINUTE }]);
  });

  test('are not blocked by a history from a clock that was ahead', () => {
    const wrong = { mails: times(3, 401 * DAY).map((at, i) => ({ id: String(i), at })), digestAt: 401 * DAY };
    expect(O.isSome(withMail(wrong, 'now', 0))).toBe(true);
    expect(O.isSome(withDigest(wrong, 0))).toBe(true);
  });
});

describe('The digest of a dealer', () => {
  test('is sent at most once an hour', () => {
    const sent = { mails: [], digestAt: 0 };
    expect(withDigest(NO_MAILS, 0)).toEqual(O.some(sent));
    expect(withDigest(sent, HOUR - 1)).toEqual(O.none);
    expect(withDigest(sent, HOUR)).toEqual(O.some({ mails: [], digestAt: HOUR }));
    expect(withDigest(withoutDigest(sent), 1)).toEqual(O.some({ mails: [], digestAt: 1 }));
  });

  test('collects requests for ten minutes, and until it may be sent', () => {
    expect(digestDueAt(NO_MAILS, 0)).toBe(10 * MINUTE);
    expect(digestDueAt({ mails: [], digestAt: 0 }, 0)).toBe(HOUR);
    expect(digestDueAt({ mails: [], digestAt: 0 }, 55 * MINUTE)).toBe(65 * MINUTE);
    expect(digestDueAt({ mails: [], digestAt: 0 }, 5 * HOUR)).toBe(5 * HOUR + 10 * MINUTE);
  });

  test('may always be sent when it is due, within 70 minutes', () =>
    fc.assert(
      fc.property(fc.option(fc.nat(DAY)), fc.nat(DAY), (digestAt, later) => {
        const now = (digestAt ?? 0) + later;
        const dueAt = digestDueAt({ mails: [], digestAt }, now);
        expect(O.isSome(withDigest({ mails: [], digestAt }, dueAt))).toBe(true);
        expect(dueAt - now).toBeLessThanOrEqual(70 * MINUTE);
      }),
    ));
});
