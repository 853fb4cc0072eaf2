import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { NEVER } from 'rxjs';
import { DeliverLeads, type Couriers } from '../../../application/provider/deliver-leads/deliver-leads.ts';
import type { LeadCourier } from '../../../application/ports/lead-courier.ts';
import { DELIVERY_CHANNELS } from '../../../domain/lead/delivery.ts';
import { aSubmittedLead } from '../../contracts/a-submitted-lead.ts';
import { FakeClock, settle } from '../../fakes/fake-clock.ts';
import { FakeLeadCourier } from '../../fakes/fake-lead-courier.ts';
import { KeptProblemLog } from '../../fakes/kept-problem-log.ts';
import { MemoryLeadLedger } from '../../fakes/memory-lead-ledger.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const CLAIM = 120 * SECOND;

let clock: FakeClock;
let queue: MemoryLeadLedger;
let crm: FakeLeadCourier;
let log: KeptProblemLog;
beforeEach(() => {
  clock = new FakeClock();
  queue = new MemoryLeadLedger();
  crm = new FakeLeadCourier();
  log = new KeptProblemLog();
});

const accepted = async (leads: number, channels = DELIVERY_CHANNELS.slice(0, 1)) => {
  for (let i = 0; i < leads; i++) {
    const lead = aSubmittedLead({ acceptedAt: clock.now() });
    await queue.keep(lead, { key: lead.id, bodyHash: lead.id }, channels)();
  }
};

const deliverLeads = (couriers: Couriers = { crm }) => new DeliverLeads(queue, couriers, clock, log);
const round = (couriers?: Couriers) => deliverLeads(couriers).execute()();

/** Rounds as long as there is more, every five seconds. */
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

describe('Delivering leads (contract, section 7: leads reach somebody)', () => {
  test('brings what is due, and brings it once', async () => {
    await accepted(3);
    expect(await round()).toEqual({ handled: 3, hasMore: false });
    expect(await round()).toEqual({ handled: 0, hasMore: false });
    expect(crm.taken).toHaveLength(3);
    expect(states()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('goes on at once while there is more', async () => {
    await accepted(45);
    expect(await round()).toEqual({ handled: 20, hasMore: true });
    expect(await round()).toEqual({ handled: 20, hasMore: true });
    expect(await round()).toEqual({ handled: 5, hasMore: false });
  });

  test('overruns nobody: five tries at once', async () => {
    crm.fallSilent();
    await accepted(20);
    const waiting = round();
    await settle();
    expect(crm.tried).toHaveLength(5);
    crm.release();
    await waiting;
    expect(crm.taken).toHaveLength(20);
  });

  test('leaves channels alone that have no courier', async () => {
    await accepted(1, [...DELIVERY_CHANNELS]);
    expect(await round({})).toEqual({ handled: 0, hasMore: false });
    expect(await round()).toEqual({ handled: 1, hasMore: false });
    expect(states()).toEqual(['delivered', 'waiting', 'waiting']);
    const mails = new FakeLeadCourier();
    await round({ 'dealer-mail': mails, 'visitor-mail': mails });
    expect(mails.taken.map(({ channel }) => channel)).toEqual(['dealer-mail', 'visitor-mail']);
  });
});

describe('When the other side fails (quality: nothing lost)', () => {
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
    expect(log.warnings).toEqual(Array(3).fill('Not delivered yet: 1 of 1 (crm: status 503)'));
  });

  test('dead for 60 seconds, then taking every other one: 1,000 of 1,000 arrive, each once by its id', async () => {
    crm.refuse('ECONNREFUSED');
    await accepted(1000);
    await runFor(60 * SECOND);
    expect(crm.taken).toEqual([]);
    crm.refuse('status 500', (nth) => nth % 2 === 0);
    await runFor(6 * HOUR);
    expect(crm.taken).toHaveLength(1000);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(1000);
    expect(new Set(states())).toEqual(new Set(['delivered']));
  });

  test('dead for four hours, then back: everything arrives', async () => {
    crm.refuse();
    await accepted(10);
    await runFor(4 * HOUR);
    crm.accept();
    await runFor(2 * HOUR);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(10);
    expect(log.errors).toEqual([]);
  });

  test('after the last try, more than 4 hours later, a delivery is kept aside, and that is told', async () => {
    crm.refuse();
    await accepted(1);
    await runFor(30 * HOUR);
    expect(crm.tried).toHaveLength(30);
    expect(queue.deliveries).toMatchObject([{ state: 'parked', tries: 30, lastFault: 'status 503' }]);
    const [{ id } = { id: '' }] = queue.deliveries;
    expect(log.errors).toEqual([`Gave up delivery ${id} after 30 tries (crm: status 503)`]);
  });

  test('one that fails keeps no other from being delivered', async () => {
    crm.refuse('status 422', (nth) => nth === 1);
    await accepted(3);
    await round();
    expect(states()).toEqual(['delivered', 'waiting', 'delivered']);
  });

  test.each([
    ['breaks off', brokenOff],
    ['throws', throwing],
  ])('a courier that %s does no harm, and nothing that it says is told', async (_case, broken) => {
    await accepted(1, [...DELIVERY_CHANNELS]);
    await round({ crm: broken, 'dealer-mail': crm });
    expect(states()).toEqual(['waiting', 'delivered', 'waiting']);
    expect(log.warnings).toEqual(['Not delivered yet: 1 of 2 (crm: unexpected failure)']);
    expect(JSON.stringify([queue.deliveries.map(({ lastFault }) => lastFault), log])).not.toContain('Doe');
  });

  test('a courier that says nothing is waited for no longer than 25 seconds', async () => {
    crm.fallSilent();
    await accepted(1);
    const waiting = round();
    await clock.advance(25 * SECOND);
    expect(await waiting).toEqual({ handled: 1, hasMore: false });
    expect(queue.deliveries).toMatchObject([{ state: 'waiting', lastFault: 'no answer in time' }]);
    expect(clock.waiting).toBe(0);
  });

  test('a round of silence ends within its claim', async () => {
    crm.fallSilent();
    await accepted(20);
    const waiting = round();
    await clock.advance(CLAIM - 1);
    expect(await waiting).toEqual({ handled: 20, hasMore: true });
    expect(crm.tried).toHaveLength(20);
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

  test('take over what one that died had claimed', async () => {
    await accepted(1);
    await queue.claim(['crm'], clock.now(), clock.now() + CLAIM, 20)();
    expect(await round()).toMatchObject({ handled: 0 });
    await clock.advance(CLAIM);
    expect(await round()).toMatchObject({ handled: 1 });
    expect(crm.taken).toHaveLength(1);
  });

  /** A courier during whose try the machine sleeps until the claim is over and another has delivered. */
  const asleep = (answer: Awaited<ReturnType<ReturnType<LeadCourier['deliver']>>>): LeadCourier => ({
    deliver: () => async () => {
      await clock.advance(CLAIM);
      await round();
      return answer;
    },
  });

  test('a failure after the claim has ended changes nothing', async () => {
    crm.refuse();
    await accepted(1);
    const late = asleep(E.left({ _tag: 'NotDelivered', fault: 'late' }));
    // A machine that sleeps rings no bells.
    jest.spyOn(clock, 'after').mockReturnValue(NEVER);
    await round({ crm: late });
    expect(queue.deliveries).toMatchObject([{ state: 'waiting', tries: 1, lastFault: 'status 503' }]);
  });

  test('a delivery that is told after the claim has ended counts, and the other one does not undo it', async () => {
    await accepted(1);
    jest.spyOn(clock, 'after').mockReturnValue(NEVER);
    await round({ crm: asleep(E.right(undefined)) });
    expect(states()).toEqual(['delivered']);
    expect(await round()).toMatchObject({ handled: 0 });
  });

  test('what waits for its turn when the claim ends is left to the others', async () => {
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
          return E.left({ _tag: 'NotDelivered', fault: 'late' });
        },
    };
    await round({ crm: slow });
    expect(tried).toHaveLength(5);
    expect(queue.deliveries.map(({ tries }) => tries)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('When the queue fails', () => {
  test('nothing is delivered, and it is told', async () => {
    await accepted(1);
    queue.breakDown();
    expect(await round()).toEqual({ handled: 0, hasMore: false });
    expect(log.errors).toEqual(['Deliveries cannot be claimed: broken down']);
  });

  test('what was delivered and could not be settled is delivered again, under the same id', async () => {
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

  test('by throwing, that escapes no more than any other failure', async () => {
    await accepted(1);
    queue.settle = () => () => Promise.reject(new Error('Ann Doe'));
    expect(await round()).toEqual({ handled: 1, hasMore: false });
    queue.claim = () => {
      throw new Error('Ann Doe');
    };
    expect(await round()).toEqual({ handled: 0, hasMore: false });
    expect(log.errors).toEqual([
      'A delivery cannot be settled: unexpected failure',
      'Deliveries cannot be claimed: unexpected failure',
    ]);
  });
});
