import { expect, it } from '@jest/globals';
import { keptSince } from '../../../domain/lead/retention.ts';
import type { SubmittedLead } from '../../../domain/lead/lead.ts';
import { leadRow } from '../../../infrastructure/database/leads/lead-rows.ts';
import {
  deleteOutdatedLeads,
  type RetentionSettings,
} from '../../../infrastructure/database/leads/outdated-leads.ts';
import {
  retentionLines,
  retentionRefusalLine,
} from '../../../infrastructure/database/leads/retention-lines.ts';
import type { DeliveryState } from '../../../infrastructure/database/schema.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { describeOnEveryDatabase } from './test-databases.ts';

const DAYS = 400;
const SINCE = keptSince(NOON, DAYS);
const DAY = '2025-10-16';

describeOnEveryDatabase('The retention of leads', (test) => {
  const keep = async (acceptedAt: number, state: DeliveryState = 'delivered'): Promise<SubmittedLead> => {
    const lead = aSubmittedLead({ acceptedAt });
    await new SqlLeadLedger(test.database).save(lead, idempotencyKey(), ['crm', 'dealer-mail'])();
    await setState(lead, state);
    return lead;
  };
  /** Sets the state of the lead's delivery to the CRM; the mail is delivered. */
  const setState = async ({ id }: SubmittedLead, state: DeliveryState) => {
    const { db } = test.database;
    const deliveries = db.updateTable('deliveries').where('lead_id', '=', id);
    await deliveries.set({ state: 'delivered' }).execute();
    await deliveries.set({ state }).where('channel', '=', 'crm').execute();
  };
  /** Stores many leads without deliveries. */
  const keepMany = async (many: number, acceptedAt: number) => {
    const leads = Array.from({ length: many }, () => aSubmittedLead({ acceptedAt }));
    const rows = leads.map((lead) => leadRow(lead, idempotencyKey()));
    await test.database.db.insertInto('leads').values(rows).execute();
    return leads;
  };
  const retain = (choices: Partial<RetentionSettings> = {}) =>
    deleteOutdatedLeads(test.database, {
      now: NOON,
      days: DAYS,
      isConfirmed: false,
      awaitedChannels: ['crm'],
      erasure: 'now',
      ...choices,
    });
  const ids = async () => {
    const rows = await test.database.db.selectFrom('leads').orderBy('id').select('id').execute();
    return rows.map(({ id }) => id);
  };
  const idsOf = (leads: ReadonlyArray<SubmittedLead>) => leads.map(({ id }) => id).toSorted();
  const nothing = { deleted: 0, oldestDay: null, held: 0, undelivered: 0, refused: null };

  it('deletes leads beyond their age limit with their deliveries, and nothing else', async () => {
    const young = [...(await keepMany(29, SINCE)), await keep(SINCE)];
    await keep(SINCE - 1);
    await keep(SINCE - 2);
    expect(await retain()).toEqual({ ...nothing, deleted: 2, oldestDay: DAY });
    expect(await retain()).toEqual(nothing);
    expect(await ids()).toEqual(idsOf(young));
    const deliveries = await test.database.db.selectFrom('deliveries').select('lead_id').execute();
    expect(deliveries).toHaveLength(2);
  });

  it('never deletes parked leads, or leads that wait for a configured channel', async () => {
    const young = await keepMany(1, NOON);
    const waiting = await keep(SINCE - 1, 'waiting');
    const parked = await keep(SINCE - 1, 'parked');
    await keep(SINCE - 1);
    const report = await retain();
    expect(report).toEqual({ ...nothing, deleted: 1, oldestDay: DAY, undelivered: 2 });
    expect(retentionLines(report)).toEqual([
      `Retention deleted 1 lead, the oldest accepted on ${DAY}.`,
      expect.stringMatching(/^Retention keeps 2 leads .* deliveries/),
    ]);
    expect(await ids()).toEqual(idsOf([...young, waiting, parked]));
    expect(await retain({ awaitedChannels: ['visitor-mail'] })).toMatchObject({
      deleted: 2,
      undelivered: 0,
    });
    expect(await ids()).toEqual(idsOf(young));
  });

  it('deletes nothing if the clock is ahead', async () => {
    const leads = await keepMany(20, NOON);
    const ahead = NOON + (DAYS + 1) * 24 * 60 * 60 * 1000;
    const report = await retain({ now: ahead });
    expect(report.refused).toEqual({ reason: 'clock-ahead', outdated: 20, stored: 20 });
    expect(retentionRefusalLine(report)).toMatch(/20 leads of 20.*clock seems to be ahead.*--yes/);
    await new SqlLeadLedger(test.database).save(
      aSubmittedLead({ acceptedAt: ahead }),
      idempotencyKey(),
      [],
    )();
    expect((await retain({ now: ahead })).refused).toEqual({
      reason: 'too-many',
      outdated: 20,
      stored: 21,
    });
    expect(await ids()).toHaveLength(leads.length + 1);
  });

  it('deletes more than a tenth at once only if an operator confirms it', async () => {
    const young = await keepMany(1, NOON);
    await keepMany(1000, SINCE - 1);
    const report = await retain();
    expect(report).toEqual({ ...nothing, refused: { reason: 'too-many', outdated: 1000, stored: 1001 } });
    expect(retentionRefusalLine(report)).toMatch(/1,000 leads of 1,001.*tenth.*--yes/);
    expect(await retain({ isConfirmed: true })).toEqual({ ...nothing, deleted: 1000, oldestDay: DAY });
    expect(await ids()).toEqual(idsOf(young));
  });
});
