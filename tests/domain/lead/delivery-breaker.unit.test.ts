import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  allowedTries,
  breakerAfter,
  CLOSED_BREAKER,
  type ChannelSign,
  type DeliveryBreaker,
} from '../../../domain/lead/delivery-breaker.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const UNREACHABLE: ChannelSign = { kind: 'unreachable' };
const ANSWERED: ChannelSign = { kind: 'answered' };

const after = (times: number, breaker: DeliveryBreaker = CLOSED_BREAKER, now = 0): DeliveryBreaker =>
  Array.from({ length: times }).reduce<DeliveryBreaker>(
    (each) => breakerAfter(each, UNREACHABLE, now),
    breaker,
  );

describe('The circuit breaker of a channel (quality: CRM or mail server hanging)', () => {
  test('pauses after five tries in a row that reach nobody', () => {
    expect(allowedTries(after(4), 0, 20)).toBe(20);
    expect(allowedTries(after(5), 0, 20)).toBe(0);
  });

  test('counts anew whenever somebody answers', () =>
    expect(allowedTries(after(4, breakerAfter(after(4), ANSWERED, 0)), 0, 20)).toBe(20));

  test('allows one try after 30 seconds, and everything when that is answered', () => {
    const paused = after(5);
    expect(allowedTries(paused, 30 * SECOND - 1, 20)).toBe(0);
    expect(allowedTries(paused, 30 * SECOND, 20)).toBe(1);
    expect(allowedTries(breakerAfter(paused, ANSWERED, 30 * SECOND), 30 * SECOND, 20)).toBe(20);
  });

  test('pauses twice as long each time that nobody can be reached, 5 minutes at most', () => {
    let breaker = after(5);
    const pauses = [];
    for (let now = breaker.pausedUntil ?? 0; pauses.length < 6; now = breaker.pausedUntil ?? 0) {
      breaker = breakerAfter(breaker, UNREACHABLE, now);
      pauses.push((breaker.pausedUntil ?? 0) - now);
    }
    expect(pauses).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
  });

  test('learns nothing new from tries that fail during a pause', () =>
    expect(after(100, after(5), SECOND)).toEqual(after(5)));

  test('waits as long as it is asked to, 5 minutes at most', () => {
    const wait = (milliseconds: number) =>
      breakerAfter(CLOSED_BREAKER, { kind: 'wait', milliseconds }, 0).pausedUntil;
    expect(wait(SECOND)).toBe(SECOND);
    expect(wait(60 * MINUTE)).toBe(5 * MINUTE);
  });

  test('allows a try within 5 minutes, whatever has happened', () => {
    const signs = fc.oneof(
      fc.constant(UNREACHABLE),
      fc.constant(ANSWERED),
      fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(signs, fc.nat(10 * MINUTE))), (story) => {
        let now = 0;
        let breaker = CLOSED_BREAKER;
        for (const [sign, pause] of story) breaker = breakerAfter(breaker, sign, (now += pause));
        expect(allowedTries(breaker, now + 5 * MINUTE, 20)).toBeGreaterThan(0);
      }),
    );
  });
});
