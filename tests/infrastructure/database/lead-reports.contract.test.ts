import { beforeEach, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { Delivery, Settlement } from '../../../application/ports/leads/delivery-queue.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { LeadReports } from '../../../infrastructure/database/leads/lead-reports.ts';
import { openDatabase } from '../../../infrastructure/database/open-database.ts';
import { SqlDeliveryQueue } from '../../../infrastructure/database/leads/sql-delivery-queue.ts';
import { SqlRequestLog } from '../../../infrastructure/database/leads/sql-request-log.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { describeOnEveryDatabase } from './test-databases.ts';

const LATER = NOON + 60_000;
const EVERYTHING = { newest: 0, longestDue: 1000 };
const FEW = { newest: 2, longestDue: 2 };
const CLAIM_MS = 60_000;

/** One mailbox in the spellings of people and attackers. */
const SPELLINGS = [
  'Stranger@Example.com',
  'stranger@ｅｘａｍｐｌｅ．ｃｏｍ',
  'ⓢtranger@ⓔxample.com',
  '"stranger"@EXAMPLE.com',
];

describeOnEveryDatabase('Reports about leads', (test) => {
  let books: LeadReports;
  beforeEach(() => void (books = new LeadReports(test.database)));

  const keep = async (lead: SubmittedLead, ...channels: ReadonlyArray<DeliveryChannel>) => {
    await new SqlLeadLedger(test.database).save(lead, idempotencyKey(), channels)();
    return lead;
  };
  const claim = async (
    channels: ReadonlyArray<DeliveryChannel>,
    now = NOON,
    database = test.database,
  ): Promise<ReadonlyArray<Delivery>> => {
    const claimed = await new SqlDeliveryQueue(database).claim(channels, now, CLAIM_MS, EVERYTHING)();
    return E.isRight(claimed) ? claimed.right.deliveries : [];
  };
  const settleAll = async (channel: DeliveryChannel, settlement: Settlement) => {
    for (const delivery of await claim([channel]))
      await new SqlDeliveryQueue(test.database).settle(delivery, settlement, NOON)();
  };
  const deliveries = () => test.database.db.selectFrom('deliveries').selectAll().execute();
  const since = async (instant: number) => {
    const leads: SubmittedLead[] = [];
    for await (const lead of books.since(instant)) leads.push(lead);
    return leads;
  };

  it('count leads and the states of their deliveries', async () => {
    const none = { delivered: 0, waiting: 0, parked: 0, suppressed: 0 };
    const empty = { crm: none, 'dealer-mail': none, 'visitor-mail': none };
    const unheld = { held: { honeypot: 0, flood: 0 }, discarded: 0, unanswered: 0 };
    const nothing = { stored: 0, awaitingDigest: 0, ...none, channels: empty, ...unheld };
    expect(await books.counts()).toEqual(nothing);
    await keep(aSubmittedLead(), 'crm', 'dealer-mail', 'visitor-mail');
    await keep(aSubmittedLead(), 'crm');
    await keep(aSubmittedLead());
    await settleAll('crm', { kind: 'delivered' });
    await settleAll('dealer-mail', { kind: 'parked', fault: 'no address' });
    await settleAll('visitor-mail', { kind: 'suppressed' });
    await keep(aSubmittedLead(), 'dealer-mail');
    await settleAll('dealer-mail', { kind: 'held', recipient: 'hash', dueAt: LATER });
    expect(await books.counts()).toEqual({
      stored: 4,
      awaitingDigest: 1,
      delivered: 2,
      waiting: 1,
      parked: 1,
      suppressed: 1,
      channels: {
        crm: { ...none, delivered: 2 },
        'dealer-mail': { ...none, parked: 1, waiting: 1 },
        'visitor-mail': { ...none, suppressed: 1 },
      },
      ...unheld,
    });
  });

  it('count the leads that nobody has answered in time, nor since', async () => {
    const log = new SqlRequestLog(test.database);
    const [{ id }, { id: answered }] = [await keep(aSubmittedLead()), await keep(aSubmittedLead())];
    for (const lead of [id, answered]) await log.add(lead, { kind: 'escalated', at: NOON }, 0, [])();
    await log.add(answered, { kind: 'called', at: NOON + 1 }, 1, [])();
    expect(await books.counts()).toMatchObject({ unanswered: 1 });
  });

  it('forget the requests of an address that was corrected', async () => {
    const log = new SqlRequestLog(test.database);
    for (const email of ['new@example.com', 'other@example.com']) {
      const { id } = await keep(aSubmittedLead({ email: 'typo@exampel.com' }));
      await log.add(id, { kind: 'amended', at: NOON, changes: { email } }, 0, [])();
    }
    expect(await books.forget('NEW@example.com', LATER)).toBe(1);
    expect(await books.forget('typo@exampel.com', LATER)).toBe(1);
  });

  it('list any number of leads since a point in time, oldest first', async () => {
    const early = await keep(aSubmittedLead({ acceptedAt: NOON - 1 }));
    const ids = [];
    for (let i = 0; i < 1001; i++) ids.push(keep(aSubmittedLead()));
    const same = await Promise.all(ids);
    const late = await keep(aSubmittedLead({ acceptedAt: NOON + 1 }));
    const found = await since(NOON);
    expect(found.map(({ id }) => id).toSorted()).toEqual([...same, late].map(({ id }) => id).toSorted());
    expect(found.at(-1)).toEqual({ ...late, state: 'stored' });
    expect((await since(0))[0]).toEqual({ ...early, state: 'stored' });
    expect(await since(NOON + 2)).toEqual([]);
  });

  it('list leads as they were corrected, with their state', async () => {
    const { id } = await keep(aSubmittedLead(), 'dealer-mail');
    await settleAll('dealer-mail', { kind: 'delivered' });
    expect(await since(0)).toMatchObject([{ id, state: 'sent' }]);
    const log = new SqlRequestLog(test.database);
    await log.add(id, { kind: 'amended', at: NOON, changes: { phone: '612-555-0188' } }, 0, [])();
    await log.add(id, { kind: 'accepted', at: NOON + 1 }, 1, [])();
    expect(await since(0)).toMatchObject([
      { state: 'accepted', lead: { fields: { phone: '612-555-0188' } } },
    ]);
  });

  it('let parked deliveries be tried again, as often as new ones', async () => {
    await keep(aSubmittedLead(), 'crm', 'dealer-mail');
    await settleAll('crm', { kind: 'parked', fault: 'HTTP 400' });
    expect(await deliveries()).toContainEqual(
      expect.objectContaining({ state: 'parked', last_fault: 'HTTP 400', tries: 1 }),
    );
    expect(await books.replay(LATER)).toBe(1);
    expect(await books.replay(LATER)).toBe(0);
    expect(await claim(['crm'])).toEqual([]);
    expect(await claim(['crm'], LATER)).toMatchObject([{ tries: 0 }]);
  });

  it('forget everything about an e-mail address in any spelling', async () => {
    await keep(aSubmittedLead({ email: 'Ann@Example.com' }), 'crm');
    await keep(aSubmittedLead({ email: ' ann@example.com' }), 'crm', 'visitor-mail');
    const other = await keep(aSubmittedLead({ email: 'bob@example.com' }), 'crm');
    expect(await books.forget('ANN@example.COM ', LATER)).toBe(2);
    expect(await books.forget('ann@example.com', LATER)).toBe(0);
    expect(await since(0)).toMatchObject([other]);
    expect(await deliveries()).toMatchObject([{ lead_id: other.id }]);
  });

  /** Stores a lead like releases that did not know mailboxes: with the address as typed, in lower case. */
  const keepAsBefore = async (email: string) => {
    const lead = await keep(aSubmittedLead({ email }), 'crm');
    const stored = { email: email.trim().toLowerCase() };
    await test.database.db.updateTable('leads').set(stored).where('id', '=', lead.id).execute();
  };

  it.each([
    ['stranger@example.com', [...SPELLINGS, 'str\u00adanger@exam\u200bple.com']],
    ['Stranger@ＥＸＡＭＰＬＥ.com', SPELLINGS],
    ['stranger@bücher.example', ['stranger@xn--bcher-kva.example', '"stranger"@BÜCHER.example']],
    ['stranger@xn--bcher-kva.example', ['stranger@bu\u0308cher.example']],
    ['stranger@gmail.com', ['str.anger@gmail.com', '"s.tranger"+1@googlemail.com']],
    ['s.t.ranger@googlemail.com', ['stranger@gmail.com']],
  ])('forget %s in any spelling, as stored by this release and earlier ones', async (email, spellings) => {
    const others = ['str.anger@example.com', 'stranger+1@example.com', 'stranger@example.org'];
    const stay = await Promise.all(others.map((other) => keep(aSubmittedLead({ email: other }))));
    for (const spelling of spellings) await keep(aSubmittedLead({ email: spelling }), 'crm');
    for (const spelling of spellings) await keepAsBefore(spelling);
    expect(await books.forget(email, LATER)).toBe(2 * spellings.length);
    expect((await since(0)).map(({ id }) => id).toSorted()).toEqual(stay.map(({ id }) => id).toSorted());
  });

  it('forget more spellings than fit into one statement', async () => {
    const spellings = Array.from({ length: 1_100 }, (_, i) => `stranger+${i}@gmail.com`);
    for (const some of chunksOf(100)(spellings))
      await Promise.all(some.map((email) => keep(aSubmittedLead({ email }))));
    expect(await books.forget('stranger@gmail.com', LATER)).toBe(spellings.length);
  });

  it('let each parked delivery be claimed by only one of two processes', async () => {
    const leads = await Promise.all(Array.from({ length: 60 }, () => keep(aSubmittedLead(), 'crm')));
    const another = await openDatabase(test.settings);
    const claimFew = async (database: typeof another) => {
      const claimed = await new SqlDeliveryQueue(database).claim(['crm'], NOON, CLAIM_MS, FEW)();
      return E.isRight(claimed) ? claimed.right.deliveries : [];
    };
    const claims = Array.from({ length: 15 }, () => [test.database, another].map(claimFew));
    const claimed = (await Promise.all(claims.flat())).flat();
    const rest = await claim(['crm']);
    await another.close();
    const ids = [...claimed, ...rest].map(({ lead }) => lead.id);
    expect(ids.toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
  });

  it('fail without quoting data when the tables are gone', async () => {
    for (const table of ['held_leads', 'deliveries', 'request_events', 'leads'])
      await test.database.db.schema.dropTable(table).execute();
    const failed = E.left({
      _tag: 'RecordsUnavailable',
      fault: expect.stringMatching(/^database: [A-Z\d]/),
    });
    const ledger = new SqlLeadLedger(test.database);
    const queue = new SqlDeliveryQueue(test.database);
    const lead = aSubmittedLead();
    const delivery = { id: 'x', channel: 'crm', tries: 0, lead } as const;
    expect(await ledger.save(lead, idempotencyKey(), ['crm'])()).toEqual(failed);
    expect(await ledger.sameSince('hash', NOON)()).toEqual(failed);
    expect(await queue.claim(['crm'], NOON, CLAIM_MS, FEW)()).toEqual(failed);
    expect(await queue.settle(delivery, { kind: 'delivered' }, NOON)()).toEqual(failed);
  });
});
