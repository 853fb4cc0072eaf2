import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { IndexedDealerRecords } from '../../../infrastructure/database/editions/indexed-dealer-records.ts';
import { describeDealerRecords } from '../../contracts/dealers/dealer-records.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { onEveryDatabase } from './test-databases.ts';

describeDealerRecords('MemoryDealerRecords', async (dealers, randomizeBuckets) => ({
  records: new MemoryDealerRecords(dealers, randomizeBuckets),
}));

onEveryDatabase((technology, open) =>
  describeDealerRecords(`IndexedDealerRecords on ${technology}`, async (dealers, randomizeBuckets) => {
    const { database, close } = await open();
    const head = { sample: false, loadedAt: '2026-11-20T10:00:00.000Z', randomizeBuckets };
    await new EditionLoader(database.db).loadDealers(head, dealers);
    const records = new IndexedDealerRecords(database.db);
    await records.load();
    return { records, close };
  }),
);
