import type { Database } from '../database/open-database.ts';
import { replaceNumberPools } from '../database/editions/replace-number-pools.ts';
import { importRows, type ImportProgress } from './checked-file.ts';
import type { ImportReport } from './import-report.ts';
import { POOL_COLUMNS, poolDecoder, type PoolRow } from './pool-rows.ts';

/**
 * Replaces all number pools with those of a file, or changes nothing if any row is refused. A number that stays in its pool keeps its
 * lease. Throws an `UnreadableFile`. Rejects when the database fails.
 */
export const importPools = (
  { db }: Database,
  { file, progress }: { readonly file: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = { file, shape: { list: 'pools', columns: POOL_COLUMNS }, decoder: poolDecoder };
  return importRows(source, progress, async (rows) => {
    const pools = await pooled(rows);
    await replaceNumberPools(db, pools);
    return [`${pools.length} pools.`];
  });
};

const pooled = async (rows: AsyncIterable<PoolRow>) => {
  const pools = new Map<string, { pool: string; fallbackNumber: string; numbers: string[] }>();
  for await (const { pool, number, fallbackNumber } of rows) {
    const numbers = pools.get(pool)?.numbers ?? [];
    numbers.push(number);
    pools.set(pool, { pool, fallbackNumber, numbers });
  }
  return [...pools.values()];
};
