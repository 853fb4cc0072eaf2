import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  allowedCalls,
  circuitAfter,
  CLOSED_CIRCUIT,
  type Circuit,
  type CircuitSign,
} from '../../../domain/outage/circuit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const POLICY = { maxFailures: 5, firstPauseMs: 30 * SECOND, maxPauseMs: 5 * MINUTE };
const UNREACHABLE: CircuitSign = { kind: 'unreachable' };
const ANSWERED: CircuitSign = { kind: 'answered' };

const after = (times: number, circuit: Circuit = CLOSED_CIRCUIT, now = 0): Circuit =>
  Array.from({ length: times }).reduce<Circuit>(
    (each) => circuitAfter(POLICY, each, UNREACHABLE, now),
    circuit,
  );

describe('A circuit breaker (quality: CRM or mail server hanging)', () => {
  test('pauses after five tries in a row without an answer', () => {
    expect(allowedCalls(POLICY, after(4), 0, 20)).toBe(20);
    expect(allowedCalls(POLICY, after(5), 0, 20)).toBe(0);
  });

  test('counts anew after each answer', () =>
    expect(allowedCalls(POLICY, after(4, circuitAfter(POLICY, after(4), ANSWERED, 0)), 0, 20)).toBe(20));

  test('allows one try after 30 seconds, and everything when that is answered', () => {
    const paused = after(5);
    expect(allowedCalls(POLICY, paused, 30 * SECOND - 1, 20)).toBe(0);
    expect(allowedCalls(POLICY, paused, 30 * SECOND, 20)).toBe(1);
    expect(allowedCalls(POLICY, circuitAfter(POLICY, paused, ANSWERED, 30 * SECOND), 30 * SECOND, 20)).toBe(
      20,
    );
  });

  test('pauses twice as long after each failure, 5 minutes at most', () => {
    let circuit = after(5);
    const pauses = [];
    for (let now = circuit.pausedUntil ?? 0; pauses.length < 6; now = circuit.pausedUntil ?? 0) {
      circuit = circuitAfter(POLICY, circuit, UNREACHABLE, now);
      pauses.push((circuit.pausedUntil ?? 0) - now);
    }
    expect(pauses).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
  });

  test('learns nothing new from tries that fail during a pause', () =>
    expect(after(100, after(5), SECOND)).toEqual(after(5)));

  test('waits as long as it is asked to, 5 minutes at most', () => {
    const wait = (milliseconds: number) =>
      circuitAfter(POLICY, CLOSED_CIRCUIT, { kind: 'wait', milliseconds }, 0).pausedUntil;
    expect(wait(SECOND)).toBe(SECOND);
    expect(wait(60 * MINUTE)).toBe(5 * MINUTE);
  });

  test('a shorter wait does not shorten a pause', () => {
    const paused = { failures: 0, pausedUntil: 4 * MINUTE };
    const wait: CircuitSign = { kind: 'wait', milliseconds: SECOND };
    expect(circuitAfter(POLICY, paused, wait, 0).pausedUntil).toBe(4 * MINUTE);
  });

  test('a pause of the longest kind holds; one that is longer is of a clock that was set back', () => {
    const pausedUntil = (milliseconds: number) => ({ failures: 5, pausedUntil: MINUTE + milliseconds });
    expect(allowedCalls(POLICY, pausedUntil(5 * MINUTE), MINUTE, 20)).toBe(0);
    expect(allowedCalls(POLICY, pausedUntil(5 * MINUTE + 1), MINUTE, 20)).toBe(1);
  });

  test('the first failure after a pause that was asked for pauses again', () => {
    const asked = circuitAfter(POLICY, CLOSED_CIRCUIT, { kind: 'wait', milliseconds: SECOND }, 0);
    expect(circuitAfter(POLICY, asked, UNREACHABLE, SECOND).pausedUntil).toBe(31 * SECOND);
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
        let circuit = CLOSED_CIRCUIT;
        for (const [sign, pause] of story) circuit = circuitAfter(POLICY, circuit, sign, (now += pause));
        expect(allowedCalls(POLICY, circuit, now + 5 * MINUTE, 20)).toBeGreaterThan(0);
      }),
    );
  });
});
