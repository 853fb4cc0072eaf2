import type { Product } from '../../domain/product/product.ts';
import type { Database } from '../database/open-database.ts';
import { replaceProducts } from '../database/editions/stored-product-catalogue.ts';
import { importRows, type ImportProgress } from './checked-file.ts';
import type { ImportReport } from './import-report.ts';
import { PRODUCT_COLUMNS, productDecoder } from './product-rows.ts';

/**
 * Replaces all products, including sample ones, with those of a file, or changes nothing if any row is refused. Throws an `UnreadableFile`.
 * Rejects when the database fails.
 */
export const importProducts = (
  { db }: Database,
  { file, now, progress }: { readonly file: string; readonly now: string; readonly progress: ImportProgress },
): Promise<ImportReport> => {
  const source = { file, shape: { list: 'products', columns: PRODUCT_COLUMNS }, decoder: productDecoder };
  return importRows(source, progress, async (rows) => {
    const products: Product[] = [];
    for await (const product of rows) products.push(product);
    await replaceProducts(db, products, now);
    const compared = products.filter(({ type }) => type !== undefined).length;
    return [`${compared} of ${products.length} are in the comparison.`];
  });
};
