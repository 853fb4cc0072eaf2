import { join } from 'node:path';
import { importDealers } from '../import/import-dealers.ts';
import { importEnergyPrices } from '../import/import-energy-prices.ts';
import { importIncomeLimits } from '../import/import-income-limits.ts';
import { importPools } from '../import/import-pools.ts';
import { importProducts } from '../import/import-products.ts';
import type { ImportReport } from '../import/import-report.ts';
import { importRebates } from '../import/import-rebates.ts';
import { importReviews } from '../import/import-reviews.ts';
import { MIN_FREE_BYTES, requireRoom } from '../database/engines/disk-space.ts';
import { sizeOf } from '../import/file-text.ts';
import { SnapshotPostalPlaces } from '../places/snapshot-postal-places.ts';
import type { Call } from './call.ts';
import { fileOf } from './file-of.ts';
import { Progress } from './progress.ts';
import type { Workplace } from './workplace.ts';

/** The size of imported data in the database, relative to its file: rows, keys and indexes. */
const STORED_SIZE = 3;

/**
 * Imports a file and shows progress on the terminal. Throws an `UnreadableFile`, or `NoRoom` when the disk is too full. Rejects when the
 * database fails. A failed import frees its disk space.
 */
export const importFile = async (
  call: Call & { readonly verb: 'import' },
  { database, dist, stopped, now }: Workplace,
): Promise<ImportReport> => {
  const checking = new Progress('Checking', stopped);
  const storing = new Progress('Storing', stopped);
  const progress = {
    checking: checking.show,
    storing: (rows: number, all: number) => {
      checking.end();
      storing.show(rows, all);
    },
  };
  const source = { file: fileOf(call.file), now, progress };
  requireRoom(database.freeBytes(), sizeOf(source.file) * STORED_SIZE + MIN_FREE_BYTES);
  try {
    switch (call.kind) {
      case 'dealers': {
        const places = SnapshotPostalPlaces.fromFile(join(dist, 'places.json.gz'));
        return await importDealers(database, places, source);
      }
      case 'reviews':
        return await importReviews(database, source);
      case 'rebates':
        return await importRebates(database, source);
      case 'pools':
        return await importPools(database, source);
      case 'products':
        return await importProducts(database, source);
      case 'energy-prices':
        return await importEnergyPrices(database, source);
      case 'income-limits':
        return await importIncomeLimits(database, source);
    }
  } catch (failure) {
    await database.returnSpace().catch(() => undefined);
    throw failure;
  } finally {
    checking.end();
    storing.end();
  }
};
