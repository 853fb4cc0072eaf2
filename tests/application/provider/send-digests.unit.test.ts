import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { ChannelBreaker } from '../../../application/provider/deliver-leads/channel-breaker.ts';
import { MailLimiter } from '../../../application/provider/deliver-leads/mail-limiter.ts';
import { SendDigests } from '../../../application/provider/deliver-leads/send-digests.ts';
import type { Delivery } from '../../../application/ports/leads/delivery-queue.ts';
import type { DigestCourier, NotDelivered } from '../../../application/ports/leads/lead-courier.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { mailboxOf } from '../../../infrastructure/system/mailbox-of.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { PlainLeadSenders } from '../../fakes/leads/plain-lead-senders.ts';
import { MemoryMailHistories } from '../../fakes/leads/memory-mail-histories.ts';
import { PlainFingerprint } from '../../fakes/plain-fingerprint.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOTHING = { handled: 0, hasMore: false };

/** A courier that records its digests, or fails. */
class FakeDigestCourier implements DigestCourier {
  failure: NotDelivered | null = null;
  readonly sent: Array<ReadonlyArray<Delivery>> = [];

  readonly deliverDigest: DigestCourier['deliverDigest'] = (deliveries) => async () => {
    if (this.failure !== null) return E.left(this.failure);
    this.sent.push(deliveries);
    return E.right(undefined);
  };
}

let clock: FakeClock;
let queue: MemoryLeadLedger;
let histories: MemoryMailHistories;
let courier: FakeDigestCourier;
let log: MemoryLogger;
let senders: PlainLeadSenders;
let sendDigests: SendDigests;
beforeEach(() => {
  clock = new FakeClock();
  queue = new MemoryLeadLedger(clock);
  histories = new MemoryMailHistories();
  courier = new FakeDigestCourier();
  log = new MemoryLogger();
  senders = new PlainLeadSenders();
  sendDigests = new SendDigests(
    courier,
    new MailLimiter(histories, new PlainFingerprint(), clock),
    new ChannelBreaker('dealer-mail', clock, log),
    { queue, clock, log, mailboxOf, networkOf: senders.networkOf },
  );
});

const round = () => sendDigests.execute()();

/** Each person has their own phone number. */
const phoneOf = (email: string): string => `214555${1000 + email.length}`;

/** Holds some requests for a digest that is due in 10 minutes. */
const hold = async (requests: number, recipient = 'ace', email = 'ann@example.com', network = '') => {
  for (let i = 0; i < requests; i++) {
    const lead = aSubmittedLead({ acceptedAt: clock.now(), email, phone: phoneOf(email) });
    senders.note(lead.id, network);
    await queue.save(lead, { key: lead.id, bodyHash: lead.id }, ['dealer-mail'])();
  }
  const claimed = await queue.claim(['dealer-mail'], clock.now(), 1, { newest: 0, longestDue: 1000 })();
  for (const delivery of E.isRight(claimed) ? claimed.right.deliveries : [])
    await queue.settle(delivery, { kind: 'held', recipient, dueAt: clock.now() + 10 * MINUTE })();
};

describe('Digests for dealers', () => {
  test('contain all held requests once they are due', async () => {
    await hold(5);
    expect(await round()).toEqual(NOTHING);
    await clock.advance(10 * MINUTE);
    expect(await round()).toEqual({ handled: 5, hasMore: true });
    expect(await round()).toEqual(NOTHING);
    expect(courier.sent.map((deliveries) => deliveries.length)).toEqual([5]);
    expect(queue.deliveries.map(({ state }) => state)).toEqual(Array(5).fill('delivered'));
  });

  test('are sent to each dealer once an hour, and lose nothing', async () => {
    for (let i = 0; i < 12; i++) {
      await hold(3);
      await clock.advance(10 * MINUTE);
      while ((await round()).hasMore);
    }
    await hold(1, 'oak');
    await clock.advance(10 * MINUTE);
    while ((await round()).hasMore);
    expect(courier.sent.map((deliveries) => deliveries.length)).toEqual([3, 18, 15, 1]);
    await clock.advance(HOUR);
    while ((await round()).hasMore);
    expect(courier.sent.flat()).toHaveLength(37);
  });

  test('contain at most 200 requests, and the next digest has the rest', async () => {
    await hold(201);
    await clock.advance(10 * MINUTE);
    while ((await round()).hasMore);
    expect(courier.sent.map((deliveries) => deliveries.length)).toEqual([200]);
    await clock.advance(HOUR);
    while ((await round()).hasMore);
    expect(courier.sent.map((deliveries) => deliveries.length)).toEqual([200, 1]);
  });

  test('contain more while more than 400 requests wait', async () => {
    await hold(1000);
    await clock.advance(10 * MINUTE);
    for (let i = 0; i < 4; i++) {
      while ((await round()).hasMore);
      await clock.advance(HOUR);
    }
    expect(courier.sent.map((deliveries) => deliveries.length)).toEqual([500, 250, 200, 50]);
  });

  test('contain one request from each person before a second one from a person who sent hundreds', async () => {
    await hold(450);
    await clock.advance(MINUTE);
    await hold(1, 'ace', 'genuine@example.com');
    await clock.advance(MINUTE);
    await hold(450);
    await clock.advance(10 * MINUTE);
    await round();
    const [first = []] = courier.sent;
    expect(first.slice(0, 2).map(({ lead }) => lead.lead.fields.email)).toContain('genuine@example.com');
    expect(first).toHaveLength(451);
  });

  const ever = async (requests: number, network: string): Promise<void> => {
    for (let i = 0; i < requests; i++) await hold(1, 'ace', `${'a'.repeat(1 + i)}@example.com`, network);
  };
  const arrivedIn = (...digests: ReadonlyArray<number>): ReadonlyArray<number> =>
    digests.map(
      (digest) =>
        (courier.sent[digest] ?? []).filter(({ lead }) => lead.lead.fields.email?.startsWith('genuine'))
          .length,
    );

  test('contain other people’s requests although someone sends ever new mailboxes and phone numbers', async () => {
    await ever(300, '192.0.2.0/24');
    await clock.advance(MINUTE);
    for (let i = 0; i < 5; i++) await hold(1, 'ace', `genuine-${i}@example.com`, `198.51.${i}.0/24`);
    await clock.advance(MINUTE);
    await ever(300, '192.0.2.0/24');
    await clock.advance(10 * MINUTE);
    await round();
    expect(arrivedIn(0)).toEqual([5]);
  });

  test('contain the oldest requests although ever new people send hundreds later', async () => {
    await hold(3, 'ace', 'genuine@example.com');
    await clock.advance(MINUTE);
    await ever(1_000, '');
    await clock.advance(10 * MINUTE);
    await round();
    expect(arrivedIn(0)).toEqual([3]);
    expect(courier.sent[0]).toHaveLength(502);
  });

  test('that fail are sent again soon, and log one error without personal data', async () => {
    await hold(2);
    await clock.advance(10 * MINUTE);
    courier.failure = { _tag: 'Unreachable', fault: 'ECONNREFUSED' };
    expect(await round()).toEqual({ handled: 2, hasMore: false });
    expect(log.errors).toEqual(['A digest of 2 requests was not delivered (ECONNREFUSED)']);
    courier.failure = null;
    await clock.advance(5_000);
    expect(await round()).toMatchObject({ handled: 2 });
    expect(queue.deliveries).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });

  test('that are rejected permanently are parked', async () => {
    await hold(2);
    await clock.advance(10 * MINUTE);
    courier.failure = { _tag: 'Refused', fault: 'EENVELOPE 550' };
    await round();
    expect(queue.deliveries.map(({ state }) => state)).toEqual(['parked', 'parked']);
  });

  test('are not tried while the mail server cannot be reached', async () => {
    const breaker = new ChannelBreaker('dealer-mail', clock, log);
    for (let i = 0; i < 5; i++)
      await breaker.try({ id: String(i), tries: 0 }, async () =>
        E.left({ _tag: 'Unreachable', fault: 'TimeoutError' }),
      );
    await hold(1);
    await clock.advance(0);
    const paused = new SendDigests(
      courier,
      new MailLimiter(histories, new PlainFingerprint(), clock),
      breaker,
      { queue, clock, log, mailboxOf, networkOf: senders.networkOf },
    );
    expect(await paused.execute()()).toEqual(NOTHING);
  });

  test('wait, and do not throw, when the queue or the histories fail', async () => {
    await hold(1);
    await clock.advance(10 * MINUTE);
    histories.breakDown();
    expect(await round()).toEqual({ handled: 1, hasMore: false });
    expect(courier.sent).toEqual([]);
    expect(queue.deliveries).toMatchObject([{ state: 'waiting', tries: 1, heldFor: 'ace' }]);
    queue.breakDown();
    expect(await round()).toEqual(NOTHING);
    expect(log.errors.at(-1)).toBe('Digests cannot be claimed: broken down');
  });
});
