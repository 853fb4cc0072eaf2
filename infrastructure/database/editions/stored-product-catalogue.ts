import * as TE from 'fp-ts/TaskEither';
import type { Kysely } from 'kysely';
import type {
  ProductCatalogue,
  ProductsUnavailable,
} from '../../../application/ports/content/product-catalogue.ts';
import type { Product, ProductData } from '../../../domain/product/product.ts';
import type { Schema } from '../schema.ts';

/** The one list of products that is current. */
const CURRENT = 'current';

/** Puts products in the place of all that there are; `now` is UTC text. */
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

/** The imported products, read into memory at start and when another list has been imported; the sample before the first import. */
export class StoredProductCatalogue implements ProductCatalogue {
  private loadedAt = '';
  private data: ProductData;

  constructor(
    private readonly db: Kysely<Schema>,
    sample: ReadonlyArray<Product>,
  ) {
    this.data = { isSample: true, products: sample };
  }

  /** Names the list in memory. */
  get version(): string {
    return this.loadedAt;
  }

  readonly all = (): TE.TaskEither<ProductsUnavailable, ProductData> => TE.right(this.data);

  /** Reads the list again where another one has been imported; rejects when the database does not answer. */
  async refresh(): Promise<void> {
    const current = await this.db
      .selectFrom('product_lists')
      .where('id', '=', CURRENT)
      .where('loaded_at', '<>', this.loadedAt)
      .select(['loaded_at', 'products'])
      .executeTakeFirst();
    if (current === undefined) return;
    // The import's codec made it.
    this.data = { isSample: false, products: JSON.parse(current.products) as ReadonlyArray<Product> };
    this.loadedAt = current.loaded_at;
  }
}
