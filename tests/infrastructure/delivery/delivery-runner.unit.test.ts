import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DeliveryRound } from '../../../application/provider/deliver-leads/attempt.ts';
import { DeliveryRunner, type DeliveryLoop } from '../../../infrastructure/delivery/delivery-runner.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOTHING: DeliveryRound = { handled: 0, hasMore: false };

/** A loop whose rounds the test ends. */
class ScriptedRounds implements DeliveryLoop {
  constructor(readonly isNudged = true) {}

  private readonly open: Array<(round: DeliveryRound) => void> = [];
  isHeld = false;
  started = 0;
  next: DeliveryRound[] = [];

  readonly execute = () => (): Promise<DeliveryRound> => {
    this.started++;
    if (this.isHeld) return new Promise((resolve) => this.open.push(resolve));
    return Promise.resolve(this.next.shift() ?? NOTHING);
  };

  async end(round = NOTHING): Promise<void> {
    for (const resolve of this.open.splice(0)) resolve(round);
    await settle();
  }
}

let clock: FakeClock;
let rounds: ScriptedRounds;
let log: MemoryLogger;
let removals: number;
let runner: DeliveryRunner;
beforeEach(async () => {
  clock = new FakeClock();
  rounds = new ScriptedRounds();
  log = new MemoryLogger();
  removals = 0;
  runner = new DeliveryRunner([rounds], async () => ++removals, clock, log);
});

const start = async () => {
  runner.start();
  await settle();
};
const nudge = async () => {
  runner.nudge();
  await settle();
};

describe('The delivery runner', () => {
  test('runs a round when it starts, and every five seconds', async () => {
    await start();
    expect(rounds.started).toBe(1);
    await clock.advance(5 * SECOND - 1);
    expect(rounds.started).toBe(1);
    await clock.advance(1);
    expect(rounds.started).toBe(2);
    await clock.advance(50 * SECOND);
    expect(rounds.started).toBe(12);
  });

  test('runs a round at once when a lead has been accepted', async () => {
    await start();
    await nudge();
    expect(rounds.started).toBe(2);
    await clock.advance(5 * SECOND - 1);
    expect(rounds.started).toBe(2);
  });

  test('continues at once while deliveries are due', async () => {
    rounds.next = [
      { handled: 20, hasMore: true },
      { handled: 20, hasMore: true },
      { handled: 3, hasMore: false },
    ];
    await start();
    expect(rounds.started).toBe(3);
  });

  test('runs one round at a time, and another for a lead accepted during a round', async () => {
    rounds.isHeld = true;
    await start();
    await nudge();
    await nudge();
    expect(rounds.started).toBe(1);
    await rounds.end();
    expect(rounds.started).toBe(2);
    await rounds.end();
    expect(rounds.started).toBe(2);
  });

  test('runs its loops independently', async () => {
    const others = new ScriptedRounds();
    runner = new DeliveryRunner([rounds, others], async () => 0, clock, log);
    rounds.isHeld = true;
    await start();
    await nudge();
    await clock.advance(5 * SECOND);
    expect([rounds.started, others.started]).toEqual([1, 3]);
  });

  test('does not wake a loop without a due delivery for a new lead', async () => {
    const digests = new ScriptedRounds(false);
    runner = new DeliveryRunner([rounds, digests], async () => 0, clock, log);
    await start();
    await nudge();
    expect([rounds.started, digests.started]).toEqual([2, 1]);
    await clock.advance(5 * SECOND);
    expect([rounds.started, digests.started]).toEqual([3, 2]);
  });

  test('finishes running rounds when it stops, starts none, and leaves no timer', async () => {
    rounds.isHeld = true;
    await start();
    let isClosed = false;
    const closing = runner.close().then(() => (isClosed = true));
    await settle();
    expect(isClosed).toBe(false);
    await rounds.end({ handled: 20, hasMore: true });
    await closing;
    await nudge();
    await clock.advance(HOUR);
    expect(rounds.started).toBe(1);
    expect(clock.waiting).toBe(0);
  });

  test('stops at once if no round is running, or it was never started', async () => {
    await start();
    await runner.close();
    expect(clock.waiting).toBe(0);
    await new DeliveryRunner([rounds], async () => 0, clock, log).close();
    expect(rounds.started).toBe(1);
  });

  test('waits at most five seconds for a round that does not end', async () => {
    rounds.isHeld = true;
    await start();
    const closing = runner.close();
    await clock.advance(5 * SECOND);
    await closing;
    expect(clock.waiting).toBe(0);
  });

  test('removes old leads when it starts, and every hour', async () => {
    await start();
    expect(removals).toBe(1);
    await nudge();
    await clock.advance(HOUR - 1);
    expect(removals).toBe(1);
    await clock.advance(1);
    expect(removals).toBe(2);
  });

  test('reports only a code if old leads cannot be removed, and tries again', async () => {
    let tries = 0;
    const failing = async () => {
      tries++;
      throw Object.assign(new Error('Ann Doe'), { code: 'SQLITE_BUSY' });
    };
    runner = new DeliveryRunner([rounds], failing, clock, log);
    await start();
    await clock.advance(HOUR);
    expect(tries).toBe(2);
    expect(log.errors).toEqual(Array(2).fill('Old leads cannot be removed: SQLITE_BUSY'));
  });
});
