import { describeDeliveryQueue } from '../../contracts/delivery-queue.ts';
import { describeLeadLedger } from '../../contracts/lead-ledger.ts';
import { SqlDeliveryQueue } from '../../../infrastructure/database/sql-delivery-queue.ts';
import { SqlLeadLedger } from '../../../infrastructure/database/sql-lead-ledger.ts';
import { MemoryLeadLedger } from '../../fakes/memory-lead-ledger.ts';
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
});
