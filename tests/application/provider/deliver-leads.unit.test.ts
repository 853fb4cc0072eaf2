import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { NEVER } from 'rxjs';
import { ChannelBreaker } from '../../../application/provider/deliver-leads/channel-breaker.ts';
import { DeliverLeads } from '../../../application/provider/deliver-leads/deliver-leads.ts';
import type { LeadCourier, NotDelivered } from '../../../application/ports/leads/lead-courier.ts';
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { DeliveryRunner } from '../../../infrastructure/delivery/delivery-runner.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeLeadCourier } from '../../fakes/leads/fake-lead-courier.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const CLAIM = 120 * SECOND;

let clock: FakeClock;
let queue: MemoryLeadLedger;
let crm: FakeLeadCourier;
let log: MemoryLogger;
let deliverLeads: DeliverLeads;
beforeEach(() => {
  clock = new FakeClock();
  queue = new MemoryLeadLedger(clock);
  crm = new FakeLeadCourier();
  log = new MemoryLogger();
  deliverLeads = deliveringWith(crm);
});

const accepted = async (leads: number, channels = DELIVERY_CHANNELS.slice(0, 1)) => {
  for (let i = 0; i < leads; i++) {
    const lead = aSubmittedLead({ acceptedAt: clock.now() });
    await queue.save(lead, { key: lead.id, bodyHash: lead.id }, channels)();
  }
};

const deliveringWith = (courier: LeadCourier, channel: DeliveryChannel = 'crm') =>
  new DeliverLeads(channel, courier, new ChannelBreaker(channel, clock, log), { queue, clock, log });
const round = (delivering = deliverLeads) => delivering.execute()();

/** Runs a round every five seconds, and further rounds at once while more is due. */
const runFor = async (milliseconds: number) => {
  for (const end = clock.now() + milliseconds; clock.now() < end; await clock.advance(5 * SECOND)) {
    while ((await round()).hasMore);
  }
};

const states = () => queue.deliveries.map(({ state }) => state);
const brokenOff: LeadCourier = { deliver: () => () => Promise.reject(new Error('Ann Doe, Main St')) };
const throwing: LeadCourier = {
  deliver: () => {
    throw new Error('Ann Doe, Main St');
  },
};

describe('Delivering leads (contract, section 7)', () => {
  test('delivers what is due, once', async () => {
    await accepted(3);
    expect(await round()).toEqual({ handled: 3, hasMore: false });
    expect(await round()).toEqual({ handled: 0, hasMore: false });
    expect(crm.taken).toHaveLength(3);
    expect(states()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('continues at once while there is more', async () => {
    await accepted(45);
    expect(await round()).toEqual({ handled: 20, hasMore: true });
    expect(await round()).toEqual({ handled: 20, hasMore: true });
    expect(await round()).toEqual({ handled: 5, hasMore: false });
  });

  test('makes at most five tries at once', async () => {
    crm.fallSilent();
    await accepted(20);
    const waiting = round();
    await settle();
    expect(crm.tried).toHaveLength(5);
    crm.release();
    await waiting;
    expect(crm.taken).toHaveLength(20);
  });

  test('delivers only by its own channel', async () => {
    await accepted(1, [...DELIVERY_CHANNELS]);
    expect(await round()).toEqual({ handled: 1, hasMore: false });
    expect(states()).toEqual(['delivered', 'waiting', 'waiting']);
    const mails = new FakeLeadCourier();
    await round(deliveringWith(mails, 'visitor-mail'));
    expect(mails.taken.map(({ channel }) => channel)).toEqual(['visitor-mail']);
  });
});

describe('A channel that hangs', () => {
  test.each<[DeliveryChannel, DeliveryChannel]>([
    ['crm', 'visitor-mail'],
    ['visitor-mail', 'crm'],
  ])('(%s) delays none of 30 deliveries by %s', async (hanging, other) => {
    const silent = new FakeLeadCourier();
    silent.fallSilent();
    const prompt = new FakeLeadCourier();
    await accepted(30, [...DELIVERY_CHANNELS]);
    const loops = [
      { execute: () => deliveringWith(silent, hanging).execute(), isNudged: true },
      { execute: () => deliveringWith(prompt, other).execute(), isNudged: true },
    ];
    const runner = new DeliveryRunner(loops, async () => 0, clock, log);
    runner.start();
    for (let turn = 0; turn < 20; turn++) await settle();
    expect(silent.tried).toHaveLength(5);
    expect(prompt.taken).toHaveLength(30);
    const closing = runner.close();
    await clock.advance(5 * SECOND);
    await closing;
  });

  const away: NotDelivered = { _tag: 'Unreachable', fault: 'TimeoutError' };

  test('is paused after five tries, and claimed deliveries are released untried', async () => {
    crm.fail(away);
    await accepted(20);
    expect(await round()).toEqual({ handled: 20, hasMore: false });
    expect(crm.tried).toHaveLength(5);
    expect(queue.deliveries.filter(({ tries }) => tries > 0)).toHaveLength(5);
    expect(queue.deliveries.every(({ claimedUntil }) => claimedUntil === 0)).toBe(true);
    expect(await round()).toEqual({ handled: 0, hasMore: false });
    expect(log.errors).toEqual(['Deliveries by crm are paused (TimeoutError): a few are tried now and then']);
  });

  test('is tried with a few deliveries from time to time, and resumes once one succeeds', async () => {
    crm.fail(away);
    await accepted(30);
    await runFor(HOUR);
    // Each delivery once, then three every five minutes.
    expect(crm.tried.length).toBeLessThan(30 + 3 * (4 + 12));
    crm.accept();
    await clock.advance(300 * SECOND);
    expect(await round()).toEqual({ handled: 3, hasMore: true });
    expect(await round()).toMatchObject({ handled: 10 });
    expect(log.errors).toHaveLength(1);
    expect(log.warnings).toContain('Deliveries by crm work again');
  });

  test('loses nothing in a day, and parks no delivery before its 30th try', async () => {
    crm.fail(away);
    await accepted(30);
    await runFor(24 * HOUR);
    expect(queue.deliveries.filter(({ state }) => state === 'waiting').length).toBeGreaterThan(20);
    crm.accept();
    await runFor(2 * HOUR);
    const parked = queue.deliveries.filter(({ state }) => state === 'parked');
    expect(parked.every(({ tries }) => tries === 30)).toBe(true);
    expect(crm.taken.length + parked.length).toBe(30);
  });

  test('is not tried again until a requested wait has passed', async () => {
    crm.fail({ _tag: 'Retryable', fault: 'status 429', retryAfterMs: 60 * SECOND });
    await accepted(20);
    await round();
    crm.accept();
    await clock.advance(60 * SECOND - 1);
    expect(await round()).toMatchObject({ handled: 0 });
    await clock.advance(1);
    expect(await round()).toMatchObject({ handled: 5 });
    expect(await round()).toMatchObject({ handled: 10 });
  });
});

describe('Leads that make the receiver drop the connection', () => {
  const dropped = E.left({ _tag: 'Unreachable', fault: 'ECONNRESET' } as const);
  const busy = E.left({ _tag: 'Retryable', fault: 'status 503', retryAfterMs: 60 * SECOND } as const);
  let poisoned: Set<string>;
  let delivered: number[];
  beforeEach(() => {
    poisoned = new Set();
    delivered = [];
  });

  const acceptPoison = async (leads: number) => {
    await accepted(leads);
    for (const { lead } of queue.deliveries.slice(-leads)) poisoned.add(lead.id);
  };
  const receiving = (failure: typeof dropped | typeof busy = dropped, takesMs = 0) =>
    deliveringWith({
      deliver:
        ({ lead }) =>
        async () => {
          const isPoison = poisoned.has(lead.id);
          if (isPoison && takesMs > 0)
            await new Promise((resolve) => clock.after(takesMs).subscribe(resolve));
          if (isPoison) return failure;
          delivered.push(clock.now());
          return E.right(undefined);
        },
    });
  /** Runs rounds that may take long, and advances the clock with them. */
  const serve = async (delivering: DeliverLeads, milliseconds: number) => {
    const loop = { execute: () => delivering.execute(), isNudged: true };
    const runner = new DeliveryRunner([loop], async () => 0, clock, log);
    runner.start();
    for (let passed = 0; passed < milliseconds; passed += 5 * SECOND) {
      await clock.advance(5 * SECOND);
      await settle();
    }
    const closing = runner.close();
    await clock.advance(60 * SECOND);
    await closing;
  };

  test.each([
    ['dropped at once', 0, 0],
    ['dropped at once, other leads ten minutes later', 0, 600 * SECOND],
    ['dropped at once, other leads an hour later', 0, HOUR],
    ['dropped after ten seconds', 10 * SECOND, 0],
  ])('delay other leads by at most a minute: %s', async (_name, takesMs, laterMs) => {
    await acceptPoison(40);
    const delivering = receiving(dropped, takesMs);
    await serve(delivering, laterMs);
    const [came] = [clock.now(), await accepted(10)];
    await serve(delivering, 60 * SECOND);
    expect(delivered.filter((at) => at <= came + 60 * SECOND)).toHaveLength(10);
  });

  test('delay leads accepted between them by at most ten minutes', async () => {
    for (let i = 0; i < 10; i++) {
      await acceptPoison(4);
      await accepted(1);
      await clock.advance(1);
    }
    await acceptPoison(40);
    await serve(receiving(), 600 * SECOND);
    expect(delivered).toHaveLength(10);
  });

  test('are parked eventually, and all other leads are delivered', async () => {
    await acceptPoison(40);
    await accepted(10);
    const delivering = receiving();
    for (const end = clock.now() + 48 * HOUR; clock.now() < end; await clock.advance(60 * SECOND)) {
      while ((await delivering.execute()()).hasMore);
    }
    expect(queue.deliveries.filter(({ state }) => state === 'parked').map(({ lead }) => lead.id)).toEqual([
      ...poisoned,
    ]);
    expect(delivered).toHaveLength(10);
  });

  test('do not block other leads, even if each makes the receiver ask for a wait', async () => {
    await acceptPoison(40);
    const delivering = receiving(busy);
    await serve(delivering, 10 * SECOND);
    await accepted(10);
    await serve(delivering, 120 * SECOND);
    expect(delivered).toHaveLength(10);
  });
});

describe('A delivery that is rejected permanently', () => {
  const refused: NotDelivered = { _tag: 'Refused', fault: 'status 401' };

  test('is parked at once; any number of rejections logs one error', async () => {
    crm.fail(refused);
    await accepted(45);
    while ((await round()).hasMore);
    expect(crm.tried).toHaveLength(45);
    expect(new Set(states())).toEqual(new Set(['parked']));
    expect(log.errors).toEqual([
      'Deliveries by crm were rejected permanently (status 401) and parked. Once the cause is fixed, requeue them with replay',
    ]);
    expect(log.warnings).toEqual([]);
  });

  test('is reported again after a successful delivery in between', async () => {
    crm.fail(refused, (nth) => nth !== 1);
    await accepted(1);
    await round();
    await accepted(2);
    await round();
    await accepted(1);
    await round();
    expect(log.errors).toHaveLength(2);
  });
});

describe('A delivery without a recipient', () => {
  test('counts as delivered, but not as a sign that its channel works', async () => {
    crm.fail({ _tag: 'Unreachable', fault: 'TimeoutError' }, (nth) => nth < 4);
    await accepted(4);
    await round();
    crm.fail({ _tag: 'NoRecipient', fault: 'no address' });
    await accepted(1);
    await round();
    expect(states()).toEqual([...Array<string>(4).fill('waiting'), 'delivered']);
    crm.fail({ _tag: 'Unreachable', fault: 'TimeoutError' });
    await accepted(1);
    await round();
    expect(log.errors).toEqual(['Deliveries by crm are paused (TimeoutError): a few are tried now and then']);
  });
});

describe('A mail beyond the limit', () => {
  test('waits for a digest or is suppressed, and neither is a failure', async () => {
    const limited = new FakeLeadCourier();
    const digest = { recipient: 'hash', dueAt: clock.now() + HOUR };
    limited.fail({ _tag: 'OverLimit', fault: 'too many mails', digest }, (nth) => nth === 0);
    await accepted(2, ['dealer-mail']);
    const delivering = deliveringWith(limited, 'dealer-mail');
    await round(delivering);
    limited.fail({ _tag: 'OverLimit', fault: 'too many mails', digest: null });
    await accepted(1, ['dealer-mail']);
    await round(delivering);
    expect(queue.deliveries).toMatchObject([
      { state: 'delivered', heldFor: null },
      { state: 'waiting', heldFor: 'hash', tries: 0 },
      { state: 'suppressed', heldFor: null },
    ]);
    expect([log.errors, log.warnings]).toEqual([[], []]);
  });
});

describe('When the receiver fails (quality: nothing lost)', () => {
  test('a delivery is retried after 5 seconds, then after 10', async () => {
    crm.refuse();
    await accepted(1);
    await round();
    await clock.advance(5 * SECOND - 1);
    expect(await round()).toMatchObject({ handled: 0 });
    await clock.advance(1);
    expect(await round()).toMatchObject({ handled: 1 });
    await clock.advance(10 * SECOND - 1);
    expect(await round()).toMatchObject({ handled: 0 });
    await clock.advance(1);
    expect(await round()).toMatchObject({ handled: 1 });
    expect(crm.tried.map(({ tries }) => tries)).toEqual([0, 1, 2]);
    expect(log.warnings).toEqual(Array(3).fill('Not delivered yet by crm: 1 of 1 (status 503)'));
  });

  test('after a 60-second outage, and with every other call failing, all 1,000 deliveries arrive, each once', async () => {
    crm.fail({ _tag: 'Unreachable', fault: 'ECONNREFUSED' });
    await accepted(1000);
    await runFor(60 * SECOND);
    expect(crm.taken).toEqual([]);
    crm.refuse('status 500', (nth) => nth % 2 === 0);
    await runFor(6 * HOUR);
    expect(crm.taken).toHaveLength(1000);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(1000);
    expect(new Set(states())).toEqual(new Set(['delivered']));
  });

  test('a delivery is parked and reported after its 30th and last try', async () => {
    crm.refuse();
    await accepted(1);
    await runFor(30 * HOUR);
    expect(crm.tried).toHaveLength(30);
    expect(queue.deliveries).toMatchObject([{ state: 'parked', tries: 30, lastFault: 'status 503' }]);
    const [{ id } = { id: '' }] = queue.deliveries;
    expect(log.errors).toEqual([`Gave up delivery ${id} after 30 tries (crm: status 503)`]);
  });

  test('a failed delivery delays no other', async () => {
    crm.refuse('status 500', (nth) => nth === 1);
    await accepted(3);
    await round();
    expect(states().toSorted()).toEqual(['delivered', 'delivered', 'waiting']);
  });

  test.each([
    ['returns a rejected promise', brokenOff],
    ['throws', throwing],
  ])('a delivery waits after its courier %s, and the error’s text is not logged', async (_case, broken) => {
    await accepted(1);
    await round(deliveringWith(broken));
    expect(states()).toEqual(['waiting']);
    expect(log.warnings).toEqual(['Not delivered yet by crm: 1 of 1 (unexpected failure)']);
    expect(JSON.stringify([queue.deliveries.map(({ lastFault }) => lastFault), log])).not.toContain('Doe');
  });

  test('a courier that does not answer times out after 25 seconds', async () => {
    crm.fallSilent();
    await accepted(1);
    const waiting = round();
    await clock.advance(25 * SECOND);
    expect(await waiting).toEqual({ handled: 1, hasMore: false });
    expect(queue.deliveries).toMatchObject([{ state: 'waiting', lastFault: 'no answer in time' }]);
    expect(clock.waiting).toBe(0);
  });

  test('a round without any answer ends long before its claim', async () => {
    crm.fallSilent();
    await accepted(20);
    const waiting = round();
    await clock.advance(50 * SECOND);
    expect(await waiting).toEqual({ handled: 20, hasMore: false });
    // Four queued deliveries start before the fifth failure pauses the channel.
    expect(crm.tried).toHaveLength(9);
  });
});

describe('Processes that share the queue', () => {
  test('deliver everything once', async () => {
    await accepted(100);
    const all = async () => {
      while ((await round()).hasMore);
    };
    await Promise.all([all(), all()]);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(100);
    expect(crm.taken).toHaveLength(100);
  });

  test('take over the claims of a process that died', async () => {
    await accepted(1);
    await queue.claim(['crm'], clock.now(), CLAIM, { newest: 10, longestDue: 10 })();
    expect(await round()).toMatchObject({ handled: 0 });
    await clock.advance(CLAIM);
    expect(await round()).toMatchObject({ handled: 1 });
    expect(crm.taken).toHaveLength(1);
  });

  /** A courier whose try outlasts its claim, as if the machine slept, while another process delivers. */
  const asleep = (answer: Awaited<ReturnType<ReturnType<LeadCourier['deliver']>>>): LeadCourier => ({
    deliver: () => async () => {
      await clock.advance(CLAIM);
      await round();
      return answer;
    },
  });

  test('ignore a failure that is reported after its claim has ended', async () => {
    crm.refuse();
    await accepted(1);
    const late = asleep(E.left({ _tag: 'Retryable', fault: 'late', retryAfterMs: null } as const));
    // No timer fires while a machine sleeps.
    jest.spyOn(clock, 'after').mockReturnValue(NEVER);
    await round(deliveringWith(late));
    expect(queue.deliveries).toMatchObject([{ state: 'waiting', tries: 1, lastFault: 'status 503' }]);
  });

  test('count a delivery once if two processes report it, one of them after its claim has ended', async () => {
    await accepted(1);
    jest.spyOn(clock, 'after').mockReturnValue(NEVER);
    await round(deliveringWith(asleep(E.right(undefined))));
    expect(states()).toEqual(['delivered']);
    expect(await round()).toMatchObject({ handled: 0 });
  });

  test('do not start deliveries whose claim has ended', async () => {
    await accepted(6);
    crm.refuse();
    jest.spyOn(clock, 'after').mockReturnValue(NEVER);
    const tried: string[] = [];
    const slow: LeadCourier = {
      deliver:
        ({ id }) =>
        async () => {
          tried.push(id);
          await clock.advance(CLAIM);
          return E.left({ _tag: 'Retryable', fault: 'late', retryAfterMs: null } as const);
        },
    };
    await round(deliveringWith(slow));
    expect(tried).toHaveLength(5);
    expect(queue.deliveries.map(({ tries }) => tries)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('When the queue fails', () => {
  test('nothing is delivered, and the failure is reported', async () => {
    await accepted(1);
    queue.breakDown();
    expect(await round()).toEqual({ handled: 0, hasMore: false });
    expect(log.errors).toEqual(['Deliveries by crm cannot be claimed: broken down']);
  });

  test('a delivery that could not be settled is delivered again with the same id', async () => {
    await accepted(1);
    crm.fallSilent();
    const waiting = round();
    await settle();
    queue.breakDown();
    crm.release();
    expect(await waiting).toEqual({ handled: 1, hasMore: false });
    expect(log.errors).toEqual(['A delivery cannot be settled: broken down']);
    queue.recover();
    await clock.advance(CLAIM);
    await round();
    expect(crm.taken.map(({ id }) => id)).toEqual(Array(2).fill(queue.deliveries[0]?.id));
    expect(states()).toEqual(['delivered']);
  });

  test('exceptions are caught, and logged without their text', async () => {
    await accepted(1);
    queue.settle = () => () => Promise.reject(new Error('Ann Doe'));
    expect(await round()).toEqual({ handled: 1, hasMore: false });
    queue.claim = () => {
      throw new Error('Ann Doe');
    };
    expect(await round()).toEqual({ handled: 0, hasMore: false });
    expect(log.errors).toEqual([
      'A delivery cannot be settled: unexpected failure',
      'Deliveries by crm cannot be claimed: unexpected failure',
    ]);
  });
});
