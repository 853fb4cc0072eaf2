import { beforeEach, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { HoldReason } from '../../../domain/lead/hold.ts';
import { HeldLeads, type HeldFilter } from '../../../infrastructure/database/leads/held-leads.ts';
import { LeadReports, type ReportedLead } from '../../../infrastructure/database/leads/lead-reports.ts';
import { up as abuseLimits } from '../../../infrastructure/database/migrations/0009-abuse-limits.ts';
import { deleteOutdatedLeads } from '../../../infrastructure/database/leads/outdated-leads.ts';
import { retentionLines } from '../../../infrastructure/database/leads/retention-lines.ts';
import { SqlDeliveryQueue } from '../../../infrastructure/database/leads/sql-delivery-queue.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { SqlRequestLog } from '../../../infrastructure/database/leads/sql-request-log.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { describeOnEveryDatabase } from './test-databases.ts';

const LATER = NOON + 60_000;
const EVERYTHING = { newest: 0, longestDue: 2000 };
const CLAIM_MS = 60_000;
const NETWORK = '203.0.113.0/24';
const DAY_MS = 86_400_000;

describeOnEveryDatabase('Held leads', (test) => {
  let held: HeldLeads;
  beforeEach(() => void (held = new HeldLeads(test.database)));

  const hold = async (reason: HoldReason = 'flood', network = NETWORK, acceptedAt = NOON) => {
    const lead = aSubmittedLead({ acceptedAt });
    const saved = await new SqlLeadLedger(test.database).save(lead, idempotencyKey(), [], {
      reason,
      network,
    })();
    expect(saved).toEqual(E.right({ kind: 'created', id: lead.id }));
    return lead;
  };
  const due = async (now = LATER) => {
    const queue = new SqlDeliveryQueue(test.database);
    const claimed = await queue.claim(['crm', 'visitor-mail'], now, CLAIM_MS, EVERYTHING)();
    return E.isRight(claimed) ? claimed.right.deliveries : [];
  };
  const exported = async () => {
    const leads: ReportedLead[] = [];
    for await (const lead of new LeadReports(test.database).since(0)) leads.push(lead);
    return leads;
  };
  const release = (filter: Partial<HeldFilter> = {}) =>
    held.release({ state: 'held', ...filter }, () => ['crm', 'visitor-mail'], LATER);
  const counts = async () => {
    const { stored, waiting, held: holds, discarded } = await new LeadReports(test.database).counts();
    return { stored, waiting, ...holds, discarded };
  };

  it('are counted, marked in exports, and not delivered', async () => {
    const lead = await hold('honeypot');
    await hold('flood');
    expect(await counts()).toEqual({ stored: 2, waiting: 0, honeypot: 1, flood: 1, discarded: 0 });
    expect((await exported()).find(({ id }) => id === lead.id)).toEqual({
      ...lead,
      hold: { reason: 'honeypot', state: 'held' },
      state: 'stored',
    });
    expect(await due()).toEqual([]);
  });

  it('are delivered like new leads once they are released, and only once', async () => {
    const lead = await hold('honeypot');
    const other = await hold('flood');
    expect(await release({ reason: 'honeypot' })).toBe(1);
    expect(await release({ reason: 'honeypot' })).toBe(0);
    expect(await due(LATER - 1)).toEqual([]);
    const deliveries = await due();
    expect(deliveries.map(({ id, tries }) => [id, tries]).toSorted()).toEqual([
      [`${lead.id}:crm`, 0],
      [`${lead.id}:visitor-mail`, 0],
    ]);
    expect(deliveries[0]?.lead).toEqual(lead);
    expect(await counts()).toEqual({ stored: 2, waiting: 2, honeypot: 0, flood: 1, discarded: 0 });
    expect((await exported()).map(({ id, hold: mark }) => [id, mark?.state]).toSorted()).toEqual(
      [
        [lead.id, 'released'],
        [other.id, 'held'],
      ].toSorted(),
    );
  });

  it('are not delivered when their visitor has withdrawn them', async () => {
    const { id } = await hold();
    const withdrawn = { kind: 'withdrawn', at: LATER - 1 } as const;
    expect(await new SqlRequestLog(test.database).add(id, withdrawn, 0, ['crm'])()).toEqual(E.right(true));
    expect(await release()).toBe(1);
    expect(await due()).toEqual([]);
  });

  it('lose their network when they are released', async () => {
    await hold();
    const networks = async () =>
      (await test.database.db.selectFrom('held_leads').select('network').execute()).map(
        ({ network }) => network,
      );
    expect(await networks()).toEqual([NETWORK]);
    await release();
    expect(await networks()).toEqual([null]);
  });

  it('remain stored when they are discarded, and can still be released', async () => {
    await hold();
    expect(await held.discard({ state: 'held' })).toBe(1);
    expect(await release()).toBe(0);
    expect(await due()).toEqual([]);
    expect(await counts()).toEqual({ stored: 1, waiting: 0, honeypot: 0, flood: 0, discarded: 1 });
    expect(await release({ state: 'discarded' })).toBe(1);
    expect(await due()).toHaveLength(2);
  });

  it.each<[string, Partial<HeldFilter>, number]>([
    ['reason', { reason: 'honeypot' }, 1],
    ['network', { network: NETWORK }, 2],
    ['the start of a network', { network: '203.0.' }, 3],
    ['an IPv6 network', { network: '2001:db8:' }, 1],
    ['form', { formId: 'contact-modal' }, 5],
    ['a form without leads', { formId: 'contact-form' }, 0],
    ['the earliest time', { since: NOON }, 4],
    ['the latest time', { until: NOON }, 1],
    ['network and time', { network: NETWORK, since: NOON, until: NOON + 1 }, 1],
    ['nothing', {}, 5],
  ])('are selected by %s', async (_what, filter, expected) => {
    await hold('flood', NETWORK, NOON - 1);
    await hold('flood', NETWORK);
    await hold('flood', '203.0.5.0/24');
    await hold('flood', '2001:db8:1::/48');
    await hold('honeypot', '');
    const listed = await held.list({ state: 'held', ...filter });
    expect(listed.reduce((sum, { leads }) => sum + leads, 0)).toBe(expected);
    expect(await release(filter)).toBe(expected);
    expect(await due()).toHaveLength(2 * expected);
  });

  it('are listed by reason, network and form, the largest group first', async () => {
    await hold('honeypot', '');
    await hold('flood', NETWORK, NOON);
    await hold('flood', NETWORK, LATER);
    const [formId, first] = ['contact-modal', new Date(NOON).toISOString()];
    expect(await held.list({ state: 'held' })).toEqual([
      { reason: 'flood', network: NETWORK, formId, leads: 2, first, last: new Date(LATER).toISOString() },
      { reason: 'honeypot', network: null, formId, leads: 1, first, last: first },
    ]);
  });

  it('are all released, even a thousand of them', async () => {
    // A few at a time: a busy machine cannot answer a thousand at once within a lead's time limit.
    for (let held = 0; held < 1_001; held += 77) await Promise.all(Array.from({ length: 77 }, () => hold()));
    expect(await held.release({ state: 'held' }, () => ['crm'], LATER)).toBe(1_001);
    expect(await due()).toHaveLength(1_001);
  });

  it('are each either released or discarded if both are requested at once', async () => {
    await Promise.all(Array.from({ length: 200 }, () => hold()));
    const [released, discarded] = await Promise.all([release(), held.discard({ state: 'held' })]);
    expect(released + discarded).toBe(200);
    expect(await due()).toHaveLength(2 * released);
  });

  it('are released even if one of them is malformed', async () => {
    const malformed = await hold();
    await hold();
    const changed = { record: '{}' };
    await test.database.db.updateTable('leads').set(changed).where('id', '=', malformed.id).execute();
    expect(await release()).toBe(1);
    expect(await due()).toHaveLength(2);
  });

  it('include those that the honeypot caught in an earlier release', async () => {
    const { db } = test.database;
    await db.schema.dropTable('held_leads').execute();
    await db.schema.alterTable('pool_numbers').dropColumn('visitor').execute();
    const ledger = new SqlLeadLedger(test.database);
    const caught = aSubmittedLead();
    await ledger.save(caught, idempotencyKey(), [])();
    await ledger.save(aSubmittedLead(), idempotencyKey(), ['crm'])();
    await abuseLimits(db);
    expect(await db.selectFrom('held_leads').selectAll().execute()).toEqual([
      { lead_id: caught.id, reason: 'honeypot', state: 'held', network: null },
    ]);
  });

  it('are deleted by retention, which reports that they were not delivered', async () => {
    await hold('flood');
    const report = await deleteOutdatedLeads(test.database, {
      now: NOON + 401 * DAY_MS,
      days: 400,
      isConfirmed: true,
      awaitedChannels: ['crm'],
      erasure: 'later',
    });
    expect(report).toMatchObject({ deleted: 1, held: 1 });
    expect(retentionLines(report)).toEqual([
      expect.stringContaining('1 of them had been held and never released'),
    ]);
    expect(await counts()).toMatchObject({ stored: 0, flood: 0 });
  });
});
