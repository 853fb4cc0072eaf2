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

/** Runs rounds every five seconds, and more while there is more to deliver. */
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

  test('leaves other channels alone', async () => {
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
  ])('%s: 30 deliveries by %s are made in the meantime, without waiting', async (hanging, other) => {
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

  test('is tried with a few deliveries now and then, and resumes when one arrives', async () => {
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

  test('loses nothing in a day, and gives up nothing that was not tried 30 times', async () => {
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

  test('that asks for a wait is left alone for that long', async () => {
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
    ['at once', 0, 0],
    ['at once, ten minutes after them', 0, 600 * SECOND],
    ['at once, an hour after them', 0, HOUR],
    ['after ten seconds', 10 * SECOND, 0],
  ])('delay no other lead by a minute: %s', async (_name, takesMs, laterMs) => {
    await acceptPoison(40);
    const delivering = receiving(dropped, takesMs);
    await serve(delivering, laterMs);
    const [came] = [clock.now(), await accepted(10)];
    await serve(delivering, 60 * SECOND);
    expect(delivered.filter((at) => at <= came + 60 * SECOND)).toHaveLength(10);
  });

  test('delay no other lead by ten minutes if they were accepted before and after it', async () => {
    for (let i = 0; i < 10; i++) {
      await acceptPoison(4);
      await accepted(1);
      await clock.advance(1);
    }
    await acceptPoison(40);
    await serve(receiving(), 600 * SECOND);
    expect(delivered).toHaveLength(10);
  });

  test('are parked in the end', async () => {
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

  test('that make it ask for a longer wait than their own still let others through', async () => {
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

  test('is parked at once, with a single error for any number', async () => {
    crm.fail(refused);
    await accepted(45);
    while ((await round()).hasMore);
    expect(crm.tried).toHaveLength(45);
    expect(new Set(states())).toEqual(new Set(['parked']));
    expect(log.errors).toEqual([
      'Deliveries by crm are refused for good (status 401) and parked. Once the cause is fixed, put them back with replay',
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
  test('is done, and says nothing about whether its channel can be reached', async () => {
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
  test('is never sent, or waits for a digest; neither is a failure', async () => {
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
  test('a try is made again after 5 seconds, then 10', async () => {
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

  test('after 60 seconds of outage, then every other call accepted, 1,000 of 1,000 deliveries arrive, each once by its id', async () => {
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

  test('after four hours of outage, everything arrives', async () => {
    crm.refuse();
    await accepted(10);
    await runFor(4 * HOUR);
    crm.accept();
    await runFor(2 * HOUR);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(10);
    expect(log.errors).toEqual([]);
  });

  test('after the last try, more than 4 hours later, a delivery is parked and reported', async () => {
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
    ['breaks off', brokenOff],
    ['throws', throwing],
  ])('a courier that %s does no harm, and nothing from it is logged', async (_case, broken) => {
    await accepted(1);
    await round(deliveringWith(broken));
    expect(states()).toEqual(['waiting']);
    expect(log.warnings).toEqual(['Not delivered yet by crm: 1 of 1 (unexpected failure)']);
    expect(JSON.stringify([queue.deliveries.map(({ lastFault }) => lastFault), log])).not.toContain('Doe');
  });

  test('a silent courier is given up after 25 seconds', async () => {
    crm.fallSilent();
    await accepted(1);
    const waiting = round();
    await clock.advance(25 * SECOND);
    expect(await waiting).toEqual({ handled: 1, hasMore: false });
    expect(queue.deliveries).toMatchObject([{ state: 'waiting', lastFault: 'no answer in time' }]);
    expect(clock.waiting).toBe(0);
  });

  test('a round of silence ends long before its claim', async () => {
    crm.fallSilent();
    await accepted(20);
    const waiting = round();
    await clock.advance(50 * SECOND);
    expect(await waiting).toEqual({ handled: 20, hasMore: false });
    // Four of those that waited for their turn start before the fifth try has failed.
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

  /** A courier during whose try the machine sleeps until the claim has ended and another process has delivered. */
  const asleep = (answer: Awaited<ReturnType<ReturnType<LeadCourier['deliver']>>>): LeadCourier => ({
    deliver: () => async () => {
      await clock.advance(CLAIM);
      await round();
      return answer;
    },
  });

  test('a failure after the end of the claim changes nothing', async () => {
    crm.refuse();
    await accepted(1);
    const late = asleep(E.left({ _tag: 'Retryable', fault: 'late', retryAfterMs: null } as const));
    // No timer fires while a machine sleeps.
    jest.spyOn(clock, 'after').mockReturnValue(NEVER);
    await round(deliveringWith(late));
    expect(queue.deliveries).toMatchObject([{ state: 'waiting', tries: 1, lastFault: 'status 503' }]);
  });

  test('a delivery reported after the end of the claim counts, and the other report does not undo it', async () => {
    await accepted(1);
    jest.spyOn(clock, 'after').mockReturnValue(NEVER);
    await round(deliveringWith(asleep(E.right(undefined))));
    expect(states()).toEqual(['delivered']);
    expect(await round()).toMatchObject({ handled: 0 });
  });

  test('deliveries still waiting for their turn at the end of the claim are left to the others', async () => {
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

  test('an exception escapes no more than any other failure', async () => {
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
