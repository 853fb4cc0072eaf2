import { expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Client } from 'pg';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { describeDeliveryQueue } from '../../contracts/leads/delivery-queue.ts';
import { describeRequestLog } from '../../contracts/leads/request-log.ts';
import { describeLeadLedger, idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { instantText } from '../../../infrastructure/database/instant-text.ts';
import { SqlDeliveryQueue } from '../../../infrastructure/database/leads/sql-delivery-queue.ts';
import { SqlRequestLog } from '../../../infrastructure/database/leads/sql-request-log.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { onEveryDatabase } from './test-databases.ts';

const TEN = { newest: 0, longestDue: 10 };

const inMemory = async () => {
  const memory = new MemoryLeadLedger();
  return { ledger: memory, queue: memory, log: memory, endClaims: async () => memory.endClaims() };
};
describeLeadLedger('MemoryLeadLedger', inMemory);
describeDeliveryQueue('MemoryLeadLedger', inMemory);
describeRequestLog('MemoryLeadLedger', inMemory);

onEveryDatabase((technology, open) => {
  const inTables = async () => {
    const { database, close } = await open();
    const endClaims = async () => {
      const ended = { claimed_until: instantText(0) };
      await database.db.updateTable('deliveries').set(ended).where('claimed_until', 'is not', null).execute();
    };
    return {
      ledger: new SqlLeadLedger(database),
      queue: new SqlDeliveryQueue(database),
      log: new SqlRequestLog(database),
      endClaims,
      close,
    };
  };
  describeLeadLedger(`SqlLeadLedger on ${technology}`, inTables);
  describeDeliveryQueue(`SqlDeliveryQueue on ${technology}`, inTables);
  describeRequestLog(`SqlRequestLog on ${technology}`, inTables);

  it(`a malformed lead on ${technology} delays no other`, async () => {
    const { database, close } = await open();
    const [ledger, queue] = [new SqlLeadLedger(database), new SqlDeliveryQueue(database)];
    const [spoiled, whole] = [aSubmittedLead(), aSubmittedLead()];
    for (const lead of [spoiled, whole]) await ledger.save(lead, idempotencyKey(), ['crm'])();
    const changed = { record: '{"metadata":{},"fields":{"email":"ann@example.com"}}' };
    await database.db.updateTable('leads').set(changed).where('id', '=', spoiled.id).execute();
    const claimed = await queue.claim(['crm'], NOON, 60_000, TEN)();
    expect(claimed).toMatchObject({ right: { deliveries: [{ lead: whole }] } });
    await close();
  });

  const onPostgresql = technology === 'PostgreSQL' ? it : it.skip;
  onPostgresql('a digest is not split while another process is still claiming it', async () => {
    const { database, settings, close } = await open();
    const [ledger, queue] = [new SqlLeadLedger(database), new SqlDeliveryQueue(database)];
    for (const minutes of [0, 1, 2, 3]) {
      await ledger.save(aSubmittedLead(), idempotencyKey(), ['dealer-mail'])();
      const claimed = await queue.claim(['dealer-mail'], NOON, 60_000, TEN)();
      const held = { kind: 'held', recipient: 'ace', dueAt: NOON + minutes * 60_000 } as const;
      for (const delivery of E.isRight(claimed) ? claimed.right.deliveries : [])
        await queue.settle(delivery, held, NOON)();
    }
    const another = new Client({ connectionString: settings.databaseUrl ?? '' });
    try {
      await another.connect();
      await another.query('begin');
      const oldest = 'select id from deliveries where held_for = $1 order by due_at limit 2 for update';
      await another.query(oldest, ['ace']);
      let isAnswered = false;
      const claiming = queue
        .claimDigest(NOON + 3_600_000, 60_000, 10)()
        .finally(() => {
          isAnswered = true;
        });
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while (!isAnswered && (await another.query(waits)).rowCount === 0);
      // The claim is by the database's clock, which differs from the suite's.
      const taken = [instantText(Date.UTC(2100, 0)), 'ace'];
      await another.query('update deliveries set claimed_until = $1 where held_for = $2', taken);
      await another.query('commit');
      expect(await claiming).toEqual(E.right(O.none));
    } finally {
      await another.end();
      await close();
    }
  });
});
