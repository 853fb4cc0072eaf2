import * as E from 'fp-ts/Either';
import type { StatePrices } from '../../domain/energy/local-energy.ts';
import { replaceEnergyPrices } from '../database/editions/sql-energy-figures.ts';
import type { Database } from '../database/open-database.ts';
import { checkedRows, checkFile, type ImportProgress } from './checked-file.ts';
import { ENERGY_PRICE_COLUMNS, energyPriceDecoder } from './energy-price-rows.ts';
import type { ImportReport } from './import-report.ts';
import { leftOutNotes } from './notes.ts';

/**
 * Replaces all imported energy prices with those of a file, or changes nothing if any row is refused. Other states keep the built-in ones.
 * Throws an `UnreadableFile`. Rejects when the database fails.
 */
export const importEnergyPrices = async (
  { db }: Database,
  { file, progress }: { readonly file: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = {
    file,
    shape: { list: 'prices', columns: ENERGY_PRICE_COLUMNS },
    decoder: energyPriceDecoder,
  };
  const checked = await checkFile(source, progress);
  if (E.isLeft(checked)) return { kind: 'refused', refusals: checked.left };
  const { rows, leftOut } = checked.right;
  const prices: StatePrices[] = [];
  for await (const one of checkedRows(source)) prices.push(one);
  await replaceEnergyPrices(db, prices);
  progress.storing(rows, rows);
  return { kind: 'imported', rows, notes: leftOutNotes(leftOut) };
};
