import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { SqlReviewRecords } from '../../../infrastructure/database/editions/sql-review-records.ts';
import { companyId } from '../../builders/company-id.ts';
import { describeReviewRecords } from '../../contracts/dealers/review-records.ts';
import { MemoryReviewRecords } from '../../fakes/dealers/memory-review-records.ts';
import { onEveryDatabase } from './test-databases.ts';

describeReviewRecords('MemoryReviewRecords', async (reviews) => ({
  records: new MemoryReviewRecords(reviews),
}));

onEveryDatabase((technology, open) =>
  describeReviewRecords(`SqlReviewRecords on ${technology}`, async (reviews) => {
    const { database, close } = await open();
    const head = { sample: false, loadedAt: '2026-11-20T10:00:00.000Z' };
    const rows = reviews.flatMap(([id, list]) =>
      list.map((review) => ({ companyId: companyId(id), review })),
    );
    await new EditionLoader(database.db).loadReviews(head, rows);
    return { records: new SqlReviewRecords(database.db), close };
  }),
);
