import type { StatePrices } from '../../domain/energy/local-energy.ts';
import { replaceEnergyPrices } from '../database/editions/sql-energy-figures.ts';
import type { Database } from '../database/open-database.ts';
import { importRows, type ImportProgress } from './checked-file.ts';
import { ENERGY_PRICE_COLUMNS, energyPriceDecoder } from './energy-price-rows.ts';
import type { ImportReport } from './import-report.ts';

/**
 * Replaces all imported energy prices with those of a file, or changes nothing if any row is refused. Other states keep the built-in ones.
 * Throws an `UnreadableFile`. Rejects when the database fails.
 */
export const importEnergyPrices = (
  { db }: Database,
  { file, progress }: { readonly file: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = {
    file,
    shape: { list: 'prices', columns: ENERGY_PRICE_COLUMNS },
    decoder: energyPriceDecoder,
  };
  return importRows(source, progress, async (rows) => {
    const prices: StatePrices[] = [];
    for await (const one of rows) prices.push(one);
    await replaceEnergyPrices(db, prices);
    return [];
  });
};
