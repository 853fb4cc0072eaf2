import { expect, it } from '@jest/globals';
import { aSubmittedLead, NOON } from '../../contracts/leads/a-submitted-lead.ts';
import { describeDeliveryQueue } from '../../contracts/leads/delivery-queue.ts';
import { describeLeadLedger, idempotencyKey } from '../../contracts/leads/lead-ledger.ts';
import { SqlDeliveryQueue } from '../../../infrastructure/database/leads/sql-delivery-queue.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/leads/sql-lead-ledger.ts';
import { MemoryLeadLedger } from '../../fakes/leads/memory-lead-ledger.ts';
import { onEveryDatabase } from './test-databases.ts';

const inMemory = async () => {
  const memory = new MemoryLeadLedger();
  return { ledger: memory, queue: memory };
};
describeLeadLedger('MemoryLeadLedger', inMemory);
describeDeliveryQueue('MemoryLeadLedger', inMemory);

onEveryDatabase((technology, open) => {
  const inTables = async () => {
    const { database, close } = await open();
    return { ledger: new SqlLeadLedger(database), queue: new SqlDeliveryQueue(database), close };
  };
  describeLeadLedger(`SqlLeadLedger on ${technology}`, inTables);
  describeDeliveryQueue(`SqlDeliveryQueue on ${technology}`, inTables);

  it(`a lead on ${technology} that is not what is stored there holds up no other`, async () => {
    const { database, close } = await open();
    const [ledger, queue] = [new SqlLeadLedger(database), new SqlDeliveryQueue(database)];
    const [spoiled, whole] = [aSubmittedLead(), aSubmittedLead()];
    for (const lead of [spoiled, whole]) await ledger.save(lead, idempotencyKey(), ['crm'])();
    const changed = { record: '{"metadata":{},"fields":{"email":"ann@example.com"}}' };
    await database.db.updateTable('leads').set(changed).where('id', '=', spoiled.id).execute();
    const claimed = await queue.claim(['crm'], NOON, NOON + 60_000, 10)();
    expect(claimed).toMatchObject({ right: [{ lead: whole }] });
    await close();
  });
});
