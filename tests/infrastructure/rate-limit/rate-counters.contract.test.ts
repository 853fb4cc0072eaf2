import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rateCounting } from '../../../infrastructure/composition/rate-counting.ts';
import { InProcessRateCounter } from '../../../infrastructure/rate-limit/in-process-rate-counter.ts';
import { openRedis } from '../../../infrastructure/rate-limit/open-redis.ts';
import type { RateCounter } from '../../../infrastructure/system/rate-counter.ts';
import { RedisRateCounter } from '../../../infrastructure/rate-limit/redis-rate-counter.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { freePort, hasRedis, startRedis, type OwnServer } from '../../faults/own-servers.ts';

const WINDOW_MS = 60_000;

const describeRateCounter = (
  name: string,
  make: () => Promise<{ readonly counter: RateCounter; readonly close?: () => Promise<void> }>,
): void => {
  describe(name, () => {
    it('counts each key separately, in windows that end', async () => {
      const { counter, close } = await make();
      const [key, other] = [randomUUID(), randomUUID()];
      const first = await counter.increment(key, WINDOW_MS);
      expect(first).toEqual({ count: 1, endsInMs: WINDOW_MS });
      const counts = [];
      for (const next of [key, other, key]) counts.push((await counter.increment(next, WINDOW_MS)).count);
      expect(counts).toEqual([2, 1, 3]);
      const units = [];
      for (const by of [0, 40, 0]) units.push((await counter.increment(other, WINDOW_MS, by)).count);
      expect(units).toEqual([1, 41, 41]);
      const { endsInMs } = await counter.increment(key, WINDOW_MS);
      expect(endsInMs).toBeGreaterThan(0);
      expect(endsInMs).toBeLessThanOrEqual(WINDOW_MS);
      await close?.();
    });
  });
};

describeRateCounter('InProcessRateCounter', async () => ({
  counter: new InProcessRateCounter(new FakeClock()),
}));

describe('InProcessRateCounter', () => {
  it.each([
    ['when the window has ended', WINDOW_MS],
    ['when the clock was set back', -WINDOW_MS],
  ])('starts over %s', async (_when, passedMs) => {
    const clock = new FakeClock();
    const counter = new InProcessRateCounter(clock);
    await counter.increment('key', WINDOW_MS);
    await clock.advance(passedMs);
    expect(await counter.increment('key', WINDOW_MS)).toEqual({ count: 1, endsInMs: WINDOW_MS });
  });
});

const describeWithRedis = hasRedis() ? describe : describe.skip;

describeWithRedis('A counter with its own Redis (skipped without redis-server)', () => {
  let redis: OwnServer;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(() => redis.stop());

  /** Waits for the connection, which is opened in the background. */
  const connected = async () => {
    const connection = await openRedis(redis.address, () => undefined);
    await new Promise((resolve) => connection.once('ready', resolve));
    return connection;
  };

  describeRateCounter('RedisRateCounter', async () => {
    const connection = await connected();
    return { counter: new RedisRateCounter(connection), close: async () => connection.disconnect() };
  });

  const open = async (address = redis.address) => {
    const clock = new FakeClock();
    const log = new MemoryLogger();
    const counting = await rateCounting(address, clock, log);
    const key = randomUUID();
    const count = async () => (await counting.counter.increment(key, WINDOW_MS)).count;
    const isThere = async () => {
      const works = counting.parts.map((part) => part.works());
      return (await Promise.allSettled(works)).every(({ status }) => status === 'fulfilled');
    };
    const until = async (wanted: boolean) => {
      while ((await isThere()) !== wanted) await new Promise((resolve) => setImmediate(resolve));
    };
    return { ...counting, clock, log, key, count, isThere, until };
  };

  /** The count of a key in Redis itself. */
  const countedThere = async (key: string) => {
    const connection = await connected();
    const count = await connection.get(`rate-limit:${key}`);
    connection.disconnect();
    return Number(count);
  };

  it('counts in process while Redis is frozen, waits for it only a few times, and counts in Redis again afterward', async () => {
    const { count, clock, close, key, until, log } = await open();
    await until(true);
    expect(await count()).toBe(1);
    redis.freeze();
    try {
      expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
      // From here on nothing waits: no time passes for the circuit breaker.
      const many = await Promise.all(Array.from({ length: 500 }, count));
      expect(Math.max(...many)).toBe(503);
      await until(false);
    } finally {
      redis.thaw();
    }
    await until(true);
    const before = await countedThere(key);
    await clock.advance(1_000);
    expect(await count()).toBe(before + 1);
    expect(log.warnings).toEqual([
      'Redis does not answer, calls are counted in process: Command timed out',
      'Redis answers again, calls are counted there',
    ]);
    close();
  });

  it('counts in process while Redis is gone, even at start, and in Redis once it is back', async () => {
    const port = await freePort();
    const { count, clock, close, until, isThere } = await open(`redis://127.0.0.1:${port}`);
    expect([await count(), await count(), await count(), await count()]).toEqual([1, 2, 3, 4]);
    expect(await isThere()).toBe(false);
    const late = await startRedis(port);
    try {
      await until(true);
      await clock.advance(1_000);
      expect(await count()).toBe(1);
      await late.stop();
      await until(false);
      expect(await count()).toBe(5);
    } finally {
      await late.stop();
      close();
    }
  });

  it('counts in process while Redis is frozen at start', async () => {
    redis.freeze();
    const { count, clock, close, until } = await open();
    expect([await count(), await count()]).toEqual([1, 2]);
    redis.thaw();
    await until(true);
    await clock.advance(1_000);
    expect(await count()).toBe(1);
    close();
  });

  it.each<readonly [string, (on: string) => ReadonlyArray<readonly [string, ...string[]]>]>([
    ['read-only', (on) => [['replicaof', ...(on === 'on' ? ['127.0.0.1', '1'] : ['no', 'one'])]]],
    ['out of memory', (on) => [['config', 'set', 'maxmemory', on === 'on' ? '1' : '0']]],
  ])('is reported as not working while it is %s, although it answers', async (_, commands) => {
    const { close, until, isThere } = await open();
    await until(true);
    const connection = await connected();
    const turn = async (on: string) => {
      for (const [command, ...args] of commands(on)) await connection.call(command, ...args);
    };
    await turn('on');
    expect([await connection.ping(), await isThere()]).toEqual(['PONG', false]);
    await turn('off');
    await until(true);
    connection.disconnect();
    close();
  });
});
