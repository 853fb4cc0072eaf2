import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EditionLoader } from '../../../infrastructure/database/editions/edition-loader.ts';
import { IndexedDealerRecords } from '../../../infrastructure/database/editions/indexed-dealer-records.ts';
import {
  WORKING,
  type PostgresqlTimeouts,
} from '../../../infrastructure/database/engines/postgresql-pool.ts';
import { openReadReplica, type ReadReplica } from '../../../infrastructure/database/engines/read-replica.ts';
import { SqlReviewRecords } from '../../../infrastructure/database/editions/sql-review-records.ts';
import { companyId } from '../../builders/company-id.ts';
import { describeDealerRecords } from '../../contracts/dealers/dealer-records.ts';
import { describeReviewRecords } from '../../contracts/dealers/review-records.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { DeafProxy } from './deaf-proxy.ts';
import { onEveryDatabase, type TestDatabase } from './test-databases.ts';

const HEAD = { sample: false, loadedAt: '2026-11-20T10:00:00.000Z' };

/** Timeouts for a missing answer. */
const SHORT: PostgresqlTimeouts = { ...WORKING, answerMs: 2_000 };

/** A read-only role simulates the replica: it sees committed data, like a replica without lag. */
const asReader = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  return url.toString();
};

/** An address where nothing listens. */
const NOWHERE = 'postgres://postgres@127.0.0.1:1/postgres';

const replicaOf = (
  { database, settings }: TestDatabase,
  address = asReader(settings.databaseUrl ?? ''),
  clock = new FakeClock(),
) => openReadReplica(address, { database: database.db, clock, timeouts: SHORT });

onEveryDatabase((technology, open) => {
  if (technology !== 'PostgreSQL') return;

  describe.each([
    ['a read-only replica', undefined],
    ['a replica that is gone', NOWHERE],
  ])('With %s', (_name, address) => {
    describeDealerRecords('IndexedDealerRecords', async (dealers, randomizeBuckets) => {
      const opened = await open();
      const replica = replicaOf(opened, address);
      await new EditionLoader(opened.database.db).loadDealers({ ...HEAD, randomizeBuckets }, dealers);
      const records = new IndexedDealerRecords(replica.db);
      await records.load();
      return { records, close: () => replica.close().then(opened.close) };
    });

    describeReviewRecords('SqlReviewRecords', async (reviews) => {
      const opened = await open();
      const replica = replicaOf(opened, address);
      const rows = reviews.flatMap(([id, list]) =>
        list.map((review) => ({ companyId: companyId(id), review })),
      );
      await new EditionLoader(opened.database.db).loadReviews(HEAD, rows);
      return { records: new SqlReviewRecords(replica.db), close: () => replica.close().then(opened.close) };
    });
  });

  describe('A replica', () => {
    let opened: TestDatabase;
    let other: TestDatabase;
    beforeAll(async () => {
      opened = await open();
      other = await open();
      await new EditionLoader(other.database.db).loadRebates(HEAD, []);
    });
    afterAll(async () => {
      await other.close();
      await opened.close();
    });
    const kindsOf = async (replica: ReadReplica) =>
      (await replica.db.selectFrom('editions').select('kind').execute()).map(({ kind }) => kind);

    it('is used for reading, and answers a ping', async () => {
      const replica = replicaOf(opened, other.settings.databaseUrl ?? '');
      expect(await kindsOf(replica)).toEqual(['rebates']);
      await expect(replica.ping()).resolves.toBeUndefined();
      await replica.close();
    });

    it('is tried again some time after it was gone, and not before', async () => {
      const proxy = new DeafProxy(new URL(other.settings.databaseUrl ?? ''));
      const clock = new FakeClock();
      proxy.word = 'editions';
      const replica = replicaOf(opened, await proxy.open(), clock);
      expect(await kindsOf(replica)).toEqual([]);
      const asked = proxy.connections;
      proxy.word = null;
      expect(await kindsOf(replica)).toEqual([]);
      expect(proxy.connections).toBe(asked);
      await clock.advance(5_000);
      expect(await kindsOf(replica)).toEqual(['rebates']);
      await replica.close();
      await proxy.close();
    });

    it('fails its ping if it is gone', async () => {
      const replica = replicaOf(opened, NOWHERE);
      await expect(replica.ping()).rejects.toThrow();
      await replica.close();
    });
  });
});
