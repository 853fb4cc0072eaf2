import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CircuitSign } from '../../../../domain/outage/circuit.ts';
import { CircuitBreaker, CircuitOpen } from '../../../../application/provider/outage/circuit-breaker.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';

const OPEN_MS = 1_000;

describe('A circuit breaker', () => {
  let clock: FakeClock;
  let breaker: CircuitBreaker;
  let calls: number;
  beforeEach(() => {
    clock = new FakeClock();
    breaker = new CircuitBreaker(clock, {
      maxFailures: 3,
      firstPauseMs: OPEN_MS,
      maxPauseMs: OPEN_MS,
      maxTrials: 1,
    });
    calls = 0;
  });

  const succeed = () => breaker.run(async () => ++calls);
  const fail = () =>
    breaker.run(async () => {
      calls += 1;
      throw new Error('away');
    });
  const failTimes = async (times: number) => {
    for (let i = 0; i < times; i++) await expect(fail()).rejects.toThrow('away');
  };

  test('passes on the results and failures of calls', async () => {
    expect(await succeed()).toBe(1);
    await failTimes(2);
    expect(await succeed()).toBe(4);
  });

  test('makes no call for a while after too many consecutive failures', async () => {
    await failTimes(3);
    await expect(succeed()).rejects.toThrow(CircuitOpen);
    await clock.advance(OPEN_MS - 1);
    await expect(succeed()).rejects.toThrow(CircuitOpen);
    expect(calls).toBe(3);
  });

  test('makes a trial call at once if the pause is ended early', async () => {
    breaker.endPause();
    expect(breaker.isClosed).toBe(true);
    await failTimes(3);
    breaker.endPause();
    expect(breaker.isClosed).toBe(false);
    await succeed();
    expect(breaker.isClosed).toBe(true);
  });

  test('also opens for results that report a failure, and for requested waits', async () => {
    const result = (sign: CircuitSign) =>
      breaker.run(
        async () => sign,
        (given) => given,
      );
    for (let i = 0; i < 3; i++) await result({ kind: 'unreachable' });
    await expect(succeed()).rejects.toThrow(CircuitOpen);
    await clock.advance(OPEN_MS);
    await result({ kind: 'wait', milliseconds: OPEN_MS / 2 });
    await expect(succeed()).rejects.toThrow(CircuitOpen);
    await clock.advance(OPEN_MS / 2);
    expect(await succeed()).toBe(1);
  });

  describe('with several trials', () => {
    const away = (): Promise<never> => Promise.reject(new Error('away'));
    /** Calls that the test ends. */
    const pending = () => {
      const ends: Array<(ending: () => Promise<void>) => void> = [];
      const call = () =>
        breaker.run(() => new Promise<void>((resolve) => ends.push((end) => resolve(end()))));
      return { call, end: (i: number, ending: () => Promise<void>) => ends[i]?.(ending) };
    };
    beforeEach(() => {
      const policy = { maxFailures: 3, firstPauseMs: OPEN_MS, maxPauseMs: 10 * OPEN_MS, maxTrials: 2 };
      breaker = new CircuitBreaker(clock, policy);
    });

    test('makes several trials after a pause, and closes when one of them is answered', async () => {
      await failTimes(3);
      await clock.advance(OPEN_MS);
      const { call, end } = pending();
      const trials = [call(), call()];
      await expect(succeed()).rejects.toThrow(CircuitOpen);
      end(0, away);
      await expect(trials[0]).rejects.toThrow('away');
      expect(breaker.state).toBe('paused');
      end(1, () => Promise.resolve());
      await trials[1];
      expect(breaker.state).toBe('closed');
    });

    test('does not count a failed call while others are answered', async () => {
      const { call, end } = pending();
      const calls = Array.from({ length: 5 }, () => call());
      await succeed();
      for (const [i, each] of calls.entries()) {
        end(i, away);
        await expect(each).rejects.toThrow('away');
      }
      expect(breaker.isClosed).toBe(true);
      await failTimes(3);
      expect(breaker.isClosed).toBe(false);
    });

    test('lets new work through as a trial during a long pause', async () => {
      await failTimes(3);
      await clock.advance(OPEN_MS);
      await failTimes(1);
      await clock.advance(OPEN_MS);
      expect(breaker.state).toBe('new-trial');
      await expect(succeed()).rejects.toThrow(CircuitOpen);
      await breaker.run(async () => ++calls, undefined, true);
      expect(breaker.isClosed).toBe(true);
    });

    test('ignores a call that did not reach the service', async () => {
      await failTimes(2);
      await breaker.run(
        async () => ++calls,
        () => null,
      );
      await failTimes(1);
      expect(breaker.isClosed).toBe(false);
    });
  });
});
