import * as E from 'fp-ts/Either';
import type { Product } from '../../domain/product/product.ts';
import type { Database } from '../database/open-database.ts';
import { replaceProducts } from '../database/editions/stored-product-catalogue.ts';
import { checkedRows, checkFile, type ImportProgress } from './checked-file.ts';
import type { ImportReport } from './import-report.ts';
import { leftOutNotes } from './notes.ts';
import { PRODUCT_COLUMNS, productDecoder } from './product-rows.ts';

/**
 * Replaces all products, including sample ones, with those of a file, or changes nothing if any row is refused. Throws an `UnreadableFile`.
 * Rejects when the database fails.
 */
export const importProducts = async (
  { db }: Database,
  { file, now, progress }: { readonly file: string; readonly now: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = { file, shape: { list: 'products', columns: PRODUCT_COLUMNS }, decoder: productDecoder };
  const checked = await checkFile(source, progress);
  if (E.isLeft(checked)) return { kind: 'refused', refusals: checked.left };
  const { rows, leftOut } = checked.right;
  const products: Product[] = [];
  for await (const product of checkedRows(source)) products.push(product);
  await replaceProducts(db, products, now);
  progress.storing(rows, rows);
  const compared = products.filter(({ type }) => type !== undefined).length;
  return {
    kind: 'imported',
    rows,
    notes: [...leftOutNotes(leftOut), `${compared} of ${rows} are in the comparison.`],
  };
};
