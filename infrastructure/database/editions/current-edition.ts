import { setImmediate } from 'node:timers/promises';
import * as t from 'io-ts';
import type { Kysely } from 'kysely';
import { isCompanyId, MIN_COMPANY_ID } from '../../../domain/dealer/company-id.ts';
import { isRecord } from '../../wire/json-values.ts';
import type { EditionKind, Schema } from '../schema.ts';
import { storedJson } from '../stored-json.ts';
import type { StoredDealer } from './stored-dealer.ts';

export interface CurrentEdition {
  readonly id: string;
  readonly sample: boolean;
  readonly loadedAt: string;
  readonly randomizeBuckets: ReadonlyArray<number>;
}

const RandomizeBuckets = t.readonlyArray(t.number, 'a list of buckets');

/** The current edition. Null before the first one. */
export const currentEdition = async (
  db: Kysely<Schema>,
  kind: EditionKind,
): Promise<CurrentEdition | null> => {
  const row = await db
    .selectFrom('current_editions')
    .innerJoin('editions', 'editions.id', 'current_editions.edition_id')
    .where('current_editions.kind', '=', kind)
    .select(['id', 'sample', 'loaded_at', 'randomize_buckets'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    sample: row.sample === 1,
    loadedAt: row.loaded_at,
    randomizeBuckets: storedJson(RandomizeBuckets, row.randomize_buckets),
  };
};

const isDealer = (value: unknown): value is StoredDealer =>
  isRecord(value) && isCompanyId(value['companyId']);

/** Checks only what look-ups rely on: each start reads 20,000, and decoding every field takes three times as long as parsing. */
const DealerRecord: t.Decoder<unknown, StoredDealer> = new t.Type(
  'a dealer with a company id',
  isDealer,
  (value, context) => (isDealer(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const DEALERS_PER_READ = 1_000;

/** All dealers of an edition by company id, read in portions so that requests are served meanwhile. */
export const readDealers = async (
  db: Kysely<Schema>,
  edition: string,
): Promise<ReadonlyArray<StoredDealer>> => {
  const dealers: StoredDealer[] = [];
  let rows;
  let after = MIN_COMPANY_ID - 1;
  do {
    rows = await db
      .selectFrom('dealers')
      .where('edition_id', '=', edition)
      .where('company_id', '>', after)
      .orderBy('company_id')
      .limit(DEALERS_PER_READ)
      .select(['company_id', 'record'])
      .execute();
    for (const row of rows) dealers.push(storedJson(DealerRecord, row.record));
    after = rows.at(-1)?.company_id ?? after;
    await setImmediate();
  } while (rows.length === DEALERS_PER_READ);
  return dealers;
};
