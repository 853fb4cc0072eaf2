import { join } from 'node:path';
import { importDealers } from '../import/import-dealers.ts';
import { importPools } from '../import/import-pools.ts';
import { importProducts } from '../import/import-products.ts';
import type { ImportReport } from '../import/import-report.ts';
import { importRebates } from '../import/import-rebates.ts';
import { importReviews } from '../import/import-reviews.ts';
import { SnapshotPostalPlaces } from '../places/snapshot-postal-places.ts';
import type { Call } from './call.ts';
import { fileOf } from './file-of.ts';
import { Progress } from './progress.ts';
import type { Workplace } from './workplace.ts';

/** Imports a file with progress on the terminal. Throws an `UnreadableFile`; rejects when the database fails. */
export const importFile = async (
  call: Call & { readonly verb: 'import' },
  { database, dist, now }: Workplace,
): Promise<ImportReport> => {
  const checking = new Progress('Checking');
  const storing = new Progress('Storing');
  const progress = {
    checking: checking.show,
    storing: (rows: number, all: number) => {
      checking.end();
      storing.show(rows, all);
    },
  };
  const source = { file: fileOf(call.file), now, progress };
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
    }
  } finally {
    checking.end();
    storing.end();
  }
};
