import * as R from 'fp-ts/Record';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Kysely } from 'kysely';
import type {
  ProductCatalogue,
  ProductsUnavailable,
} from '../../../application/ports/content/product-catalogue.ts';
import {
  COMPARISON_FIELDS,
  PRODUCT_TYPES,
  type Product,
  type ProductData,
  type ProductType,
} from '../../../domain/product/product.ts';
import { optionalFields } from '../../wire/wire-types.ts';
import type { Schema } from '../schema.ts';
import { storedJson } from '../stored-json.ts';

const isProductType = (value: unknown): value is ProductType => PRODUCT_TYPES.some((type) => type === value);

const StoredType = new t.Type<ProductType>(
  'a product type',
  isProductType,
  (value, context) => (isProductType(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const StoredProducts: t.Decoder<unknown, ReadonlyArray<Product>> = t.readonlyArray(
  t.intersection([
    t.type({
      id: t.string,
      category: t.string,
      modelFamily: t.string,
      name: t.string,
      documents: t.readonlyArray(t.type({ title: t.string, link: t.string })),
    }),
    optionalFields(
      {
        type: StoredType,
        link: t.string,
        image: t.string,
        energyGuide: t.string,
        ...R.map(() => t.string)(COMPARISON_FIELDS),
      },
      'a product',
    ),
  ]),
  'a list of products',
);

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
    this.data = { isSample: false, products: storedJson(StoredProducts, current.products) };
    this.loadedAt = current.loaded_at;
  }
}
