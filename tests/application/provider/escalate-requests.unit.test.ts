import { beforeEach, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { EscalateRequests } from '../../../application/provider/escalate-requests/escalate-requests.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { Mailbox } from '../../../domain/lead/mailbox.ts';
import type { RequestAnswer } from '../../../domain/lead/request/request-event.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const DAY = 86_400_000;
const WEEK_LATER = '2026-11-30T18:00:00Z';
const SENT = Date.UTC(2026, 10, 20, 18);

let ledger: MemoryLeadLedger;
let logger: MemoryLogger;
let nudged: number;
let dealer: Dealer;

beforeEach(() => {
  ledger = new MemoryLeadLedger();
  logger = new MemoryLogger();
  nudged = 0;
  dealer = aDealer().with({ email: 'dealer@example.com', timeZone: 'America/Chicago' }).build();
});

const send = async (acceptedAt = SENT) => {
  const lead = aSubmittedLead({ acceptedAt });
  await ledger.save(lead, idempotencyKey(), ['dealer-mail'])();
  await ledger.settle(
    { id: `${lead.id}:dealer-mail`, channel: 'dealer-mail', tries: 0, lead },
    { kind: 'delivered' },
    acceptedAt,
  )();
  return lead;
};
const escalate = ({ at = WEEK_LATER, hours = 24, hasLeadMailbox = true } = {}) =>
  new EscalateRequests(
    {
      log: ledger,
      recipients: {
        dealerOf: () => TE.right(O.some(dealer)),
        mailboxOf: ({ email }) => O.fromNullable(email as Mailbox | undefined),
        timeZoneOf: () => O.none,
      },
      clock: new FakeClock(at),
      logger,
    },
    { hours, hasLeadMailbox, onEvent: () => void nudged++ },
  ).execute();
const escalated = () =>
  ledger.deliveries.filter(({ position }) => position !== null).map(({ lead }) => lead.id);

describe('A request that its dealer hasn’t answered', () => {
  test('is escalated once, by whichever round comes first', async () => {
    const { id } = await send();
    await Promise.all([escalate(), escalate()]);
    await escalate();
    expect([escalated(), nudged]).toEqual([[id], 1]);
  });

  test('is escalated with all others, however many', async () => {
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push((await send(SENT + i)).id);
    await escalate();
    expect(escalated().toSorted()).toEqual(ids.toSorted());
  });

  test('waits until the promised time has passed', async () => {
    await send();
    await escalate({ at: '2026-11-22T18:00:00Z' });
    expect(escalated()).toEqual([]);
  });

  test.each(['accepted', 'declined', 'called', 'withdrawn'] as const)(
    'is not escalated when it was %s',
    async (kind: RequestAnswer) => {
      const { id } = await send();
      await ledger.add(id, { kind, at: SENT + 1 }, 0, [])();
      await escalate();
      expect(escalated()).toEqual([]);
    },
  );

  test('is not escalated without a promise, without the dealer’s mailbox, or when it is old', async () => {
    await send();
    await escalate({ hours: 0 });
    await escalate({ at: new Date(SENT + 15 * DAY).toISOString() });
    dealer = aDealer().without('email').build();
    await escalate();
    expect([escalated(), nudged]).toEqual([[], 0]);
  });

  test('is noted without a mail where the site has no mailbox', async () => {
    await send();
    await escalate({ hasLeadMailbox: false });
    const found = await ledger.unanswered({ acceptedAt: 0, id: '' }, SENT + 1)();
    expect([escalated(), nudged, found]).toMatchObject([[], 1, { right: [] }]);
  });

  test('waits for the next round while requests can’t be read', async () => {
    await send();
    ledger.breakDown();
    await escalate();
    expect(logger.errors).toEqual(['Unanswered requests cannot be read: broken down']);
  });
});
