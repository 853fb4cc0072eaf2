import * as TE from 'fp-ts/TaskEither';
import type { Kysely } from 'kysely';
import type {
  ProductCatalogue,
  ProductsUnavailable,
} from '../../../application/ports/content/product-catalogue.ts';
import type { Product, ProductData } from '../../../domain/product/product.ts';
import type { Schema } from '../schema.ts';

/** The id of the only row. */
const CURRENT = 'current';

/** Replaces all products. `now` is UTC text. */
export const replaceProducts = async (
  db: Kysely<Schema>,
  products: ReadonlyArray<Product>,
  now: string,
): Promise<void> => {
  const row = { id: CURRENT, loaded_at: now, products: JSON.stringify(products) };
  await db
    .insertInto('product_lists')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** The imported products in memory, read at start and after each import. Before the first import, the sample products. */
export class StoredProductCatalogue implements ProductCatalogue {
  private loadedAt = '';
  private data: ProductData;

  constructor(
    private readonly db: Kysely<Schema>,
    sample: ReadonlyArray<Product>,
  ) {
    this.data = { isSample: true, products: sample };
  }

  /** The version of the products in memory. */
  get version(): string {
    return this.loadedAt;
  }

  readonly all = (): TE.TaskEither<ProductsUnavailable, ProductData> => TE.right(this.data);

  /** Reads the products again after an import. Rejects when the database doesn't answer. */
  async refresh(): Promise<void> {
    const current = await this.db
      .selectFrom('product_lists')
      .where('id', '=', CURRENT)
      .where('loaded_at', '<>', this.loadedAt)
      .select(['loaded_at', 'products'])
      .executeTakeFirst();
    if (current === undefined) return;
    // Skips decoding, because the import's codec wrote the record.
    this.data = { isSample: false, products: JSON.parse(current.products) as ReadonlyArray<Product> };
    this.loadedAt = current.loaded_at;
  }
}
