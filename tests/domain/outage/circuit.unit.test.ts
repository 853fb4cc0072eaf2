import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  circuitAfter,
  circuitStateAt,
  CLOSED_CIRCUIT,
  type Circuit,
  type CircuitSign,
} from '../../../domain/outage/circuit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const POLICY = { maxFailures: 5, firstPauseMs: 30 * SECOND, maxPauseMs: 5 * MINUTE, maxTrials: 5 };
const UNREACHABLE: CircuitSign = { kind: 'unreachable' };
const ANSWERED: CircuitSign = { kind: 'answered' };

const after = (times: number, circuit: Circuit = CLOSED_CIRCUIT, now = 0): Circuit =>
  Array.from({ length: times }).reduce<Circuit>(
    (each) => circuitAfter(POLICY, each, UNREACHABLE, now),
    circuit,
  );

const stateAt = (circuit: Circuit, now: number) => circuitStateAt(POLICY, circuit, now);

describe('A circuit breaker (quality: CRM or mail server hanging)', () => {
  test('pauses after five unanswered attempts in a row', () => {
    expect(stateAt(after(4), 0)).toBe('closed');
    expect(stateAt(after(5), 0)).toBe('paused');
  });

  test('restarts its count after each answer', () =>
    expect(stateAt(after(4, circuitAfter(POLICY, after(4), ANSWERED, 0)), 0)).toBe('closed'));

  test('allows trials after 30 seconds, and all attempts after one is answered', () => {
    const paused = after(5);
    expect(stateAt(paused, 30 * SECOND - 1)).toBe('paused');
    expect(stateAt(paused, 30 * SECOND)).toBe('trial');
    expect(stateAt(circuitAfter(POLICY, paused, ANSWERED, 30 * SECOND), 30 * SECOND)).toBe('closed');
  });

  test('pauses twice as long after each failure, at most 5 minutes', () => {
    let circuit = after(5);
    const pauses = [];
    for (let now = circuit.pausedUntil ?? 0; pauses.length < 6; now = circuit.pausedUntil ?? 0) {
      circuit = circuitAfter(POLICY, circuit, UNREACHABLE, now);
      pauses.push((circuit.pausedUntil ?? 0) - now);
    }
    expect(pauses).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
  });

  test('ignores attempts that fail during a pause', () =>
    expect(after(100, after(5), SECOND)).toEqual(after(5)));

  test('waits as long as the service requests, at most 5 minutes, even for new items', () => {
    const wait = (milliseconds: number) =>
      circuitAfter(POLICY, CLOSED_CIRCUIT, { kind: 'wait', milliseconds }, 0);
    expect(wait(SECOND).pausedUntil).toBe(SECOND);
    expect(wait(60 * MINUTE).pausedUntil).toBe(5 * MINUTE);
    expect(stateAt(wait(5 * MINUTE), 5 * MINUTE - 1)).toBe('paused');
    expect(stateAt(wait(5 * MINUTE), 5 * MINUTE)).toBe('trial');
  });

  test('does not shorten a pause for a shorter wait', () => {
    const paused = { ...CLOSED_CIRCUIT, pausedUntil: 4 * MINUTE };
    const wait: CircuitSign = { kind: 'wait', milliseconds: SECOND };
    expect(circuitAfter(POLICY, paused, wait, 0).pausedUntil).toBe(4 * MINUTE);
  });

  test('keeps a pause of the maximum length, and ends a longer one, since the clock was set back', () => {
    const pausedFor = (milliseconds: number) => {
      const pausedUntil = MINUTE + milliseconds;
      return { ...CLOSED_CIRCUIT, failures: 5, pausedUntil, newTrialsFrom: pausedUntil };
    };
    expect(stateAt(pausedFor(5 * MINUTE), MINUTE)).toBe('paused');
    expect(stateAt(pausedFor(5 * MINUTE + 1), MINUTE)).toBe('trial');
  });

  test('pauses again after the first failure that follows a requested wait', () => {
    const asked = circuitAfter(POLICY, CLOSED_CIRCUIT, { kind: 'wait', milliseconds: SECOND }, 0);
    expect(circuitAfter(POLICY, asked, UNREACHABLE, SECOND).pausedUntil).toBe(31 * SECOND);
  });

  test('tries new items every 30 seconds of a long pause, without extending it', () => {
    const long = { ...after(5), pausedUntil: 5 * MINUTE };
    expect(stateAt(long, 30 * SECOND - 1)).toBe('paused');
    expect(stateAt(long, 30 * SECOND)).toBe('new-trial');
    const tried = circuitAfter(POLICY, long, UNREACHABLE, 30 * SECOND);
    expect(tried.pausedUntil).toBe(5 * MINUTE);
    expect(stateAt(tried, MINUTE - 1)).toBe('paused');
    expect(stateAt(tried, MINUTE)).toBe('new-trial');
  });

  describe('one item that fails repeatedly', () => {
    const about = (...names: ReadonlyArray<string>): Circuit =>
      names.reduce<Circuit>(
        (circuit, name) => circuitAfter(POLICY, circuit, { kind: 'unreachable', about: name }, 0),
        CLOSED_CIRCUIT,
      );

    test('counts once, and five different items cause a pause', () => {
      expect(stateAt(about(...Array<string>(20).fill('ann')), 0)).toBe('closed');
      expect(stateAt(about('ann', 'bob', 'ann', 'bob', 'cid', 'dan'), 0)).toBe('closed');
      expect(stateAt(about('ann', 'bob', 'ann', 'bob', 'cid', 'dan', 'eve'), 0)).toBe('paused');
    });

    test('no longer counts after an answer, but extends a pause', () => {
      let circuit = circuitAfter(POLICY, about('ann', 'bob', 'cid', 'dan', 'eve'), ANSWERED, 0);
      for (const name of ['ann', 'bob', 'cid', 'dan', 'eve'])
        circuit = circuitAfter(POLICY, circuit, { kind: 'unreachable', about: name }, 0);
      expect(stateAt(circuit, 0)).toBe('closed');
      const paused = about('ann', 'bob', 'cid', 'dan', 'eve');
      const again = circuitAfter(POLICY, paused, { kind: 'unreachable', about: 'ann' }, 30 * SECOND);
      expect(again.pausedUntil).toBe(90 * SECOND);
    });

    test('counts again once it was answered itself', () => {
      const answered = circuitAfter(POLICY, about('ann', 'bob'), { kind: 'answered', about: 'ann' }, 0);
      expect(answered.suspects).toEqual(['bob']);
      expect(circuitAfter(POLICY, answered, { kind: 'unreachable', about: 'ann' }, 0).failures).toBe(1);
    });

    test('is listed once, however often it fails during a pause', () => {
      const paused = about('ann', 'bob', 'cid', 'dan', 'eve', 'ann', 'eve');
      expect(paused.suspects).toEqual(['ann', 'bob', 'cid', 'dan', 'eve']);
    });

    test('is still known after attempts that concern no item', () => {
      const circuit = circuitAfter(POLICY, about('ann'), UNREACHABLE, 0);
      expect([circuit.failures, circuit.suspects]).toStrictEqual([2, ['ann']]);
    });

    test('is forgotten after a hundred others have failed', () => {
      const names = Array.from({ length: 101 }, (_, i) => `lead ${i}`);
      expect(about(...names).suspects).toEqual(names.slice(1));
    });
  });

  test('allows an attempt within 5 minutes, after any events', () => {
    const signs = fc.oneof(
      fc.constant(UNREACHABLE),
      fc.record({ kind: fc.constant('unreachable' as const), about: fc.constantFrom('ann', 'bob') }),
      fc.constant(ANSWERED),
      fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.nat() }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(signs, fc.nat(10 * MINUTE))), (story) => {
        let now = 0;
        let circuit = CLOSED_CIRCUIT;
        for (const [sign, pause] of story) circuit = circuitAfter(POLICY, circuit, sign, (now += pause));
        expect(stateAt(circuit, now + 5 * MINUTE)).not.toBe('paused');
      }),
    );
  });
});
