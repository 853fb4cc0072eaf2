import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  categoriesOf,
  COMPARISON_FIELDS,
  COMPARISON_ROWS,
  PRODUCT_TYPES,
  type Product,
  type ProductData,
  type ProductType,
} from '../../domain/product/product.ts';
import { decodeList, type Decoded } from './decode-list.ts';
import { faultOf, optionalFields } from './wire-types.ts';

/** Text, or a number as text. Blank text counts as missing. */
const Text = new t.Type<string | undefined, string | undefined, unknown>(
  'text',
  (u): u is string | undefined => u === undefined || typeof u === 'string',
  (u, context) => {
    if (typeof u !== 'string' && typeof u !== 'number') return t.failure(u, context);
    const text = String(u).trim();
    return t.success(text === '' ? undefined : text);
  },
  t.identity,
);

const Document = t.strict({ fileTitle: t.string, fileLink: t.string }, 'a document');

const FIELDS = {
  productId: Text,
  product_type: Text,
  product_name: Text,
  product_link: Text,
  image: Text,
  energyGuide: Text,
  installment_cost: Text,
  cooling_strength: Text,
  stages: Text,
  fuel_type: Text,
  speeds: Text,
  noise_level: Text,
  comfort_link_communication: Text,
  energy_savings: Text,
  energy_star_qualified: Text,
  efficiency: Text,
  documents: t.readonlyArray(Document, 'a list of documents'),
};

const ProductFields = optionalFields(FIELDS, 'a product');
type ProductFields = t.TypeOf<typeof ProductFields>;

/** The envelope of all products. Its products are decoded one by one. */
const AllProducts = t.type({
  categories: t.readonlyArray(
    t.type({
      category: t.string,
      families: t.readonlyArray(
        t.type({ modelFamily: t.string, products: t.readonlyArray(t.unknown, 'a list of products') }),
        'a list of families',
      ),
    }),
    'a list of categories',
  ),
});

/** The product type with this name. Undefined when products of the type aren't compared. */
const productTypeOf = (text: string | undefined): ProductType | undefined =>
  PRODUCT_TYPES.find((type) => type.toLowerCase() === text?.toLowerCase());

const toProduct = (
  wire: ProductFields,
  { category, modelFamily }: Pick<Product, 'category' | 'modelFamily'>,
): Product => {
  const { product_name: name = '', productId, product_link, image, energyGuide } = wire;
  const type = productTypeOf(wire.product_type);
  return {
    id: productId ?? slugOf(`${wire.product_type ?? ''} ${name}`),
    category,
    modelFamily,
    name,
    ...(type !== undefined && { type }),
    ...(product_link !== undefined && { link: product_link }),
    ...(image !== undefined && { image }),
    ...(energyGuide !== undefined && { energyGuide }),
    ...Object.fromEntries(
      COMPARISON_ROWS.flatMap((row) => {
        const value = wire[COMPARISON_FIELDS[row]];
        return value === undefined ? [] : [[row, value]];
      }),
    ),
    documents: (wire.documents ?? []).map(({ fileTitle, fileLink }) => ({
      title: fileTitle,
      link: fileLink,
    })),
  };
};

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const ProductRow = optionalFields({ ...FIELDS, category: Text, modelFamily: Text }, 'a product');

/** Decodes a product from a row of a file. Left names what is malformed. */
export const decodeProductRow = (row: unknown): E.Either<string, Product> =>
  pipe(
    ProductRow.decode(row),
    E.mapLeft(faultOf),
    E.map((wire) => toProduct(wire, { category: wire.category ?? '', modelFamily: wire.modelFamily ?? '' })),
  );

/**
 * Decodes a provider's response with all products (contract, section 3). Malformed products are omitted. Left names the invalid path, or
 * means that all products are malformed.
 */
export const decodeAllProducts = (body: unknown): E.Either<string, Decoded<ProductData>> =>
  pipe(
    AllProducts.decode(body),
    E.mapLeft(faultOf),
    E.chain(({ categories }) =>
      decodeList(
        'products',
        categories.flatMap(({ category, families }) =>
          families.flatMap(({ modelFamily, products }) =>
            products.map((product) => ({ product, category, modelFamily })),
          ),
        ),
        decodeListed,
      ),
    ),
    E.map(({ value: products, warning }) => ({
      value: { isSample: t.UnknownRecord.is(body) && body['sample'] === true, products },
      warning,
    })),
  );

/** Decodes a product of the list. Faults include its position among all products. */
const decodeListed = (
  { product, ...place }: Pick<Product, 'category' | 'modelFamily'> & { readonly product: unknown },
  position: number,
): E.Either<string, Product> =>
  pipe(
    ProductFields.validate(product, [
      { key: 'products', type: AllProducts },
      { key: String(position), type: ProductFields, actual: product },
    ]),
    E.bimap(faultOf, (wire) => toProduct(wire, place)),
  );

/** All products in our wire format. `sample` marks sample products. */
export const fromProductData = ({ isSample, products }: ProductData): object => ({
  ...(isSample && { sample: true }),
  categories: categoriesOf(products).map(({ category, families }) => ({
    category,
    families: families.map(({ modelFamily, products: some }) => ({
      modelFamily,
      products: some.map(fromProduct),
    })),
  })),
});

const fromProduct = (product: Product): object => ({
  productId: product.id,
  product_type: product.type,
  product_name: product.name,
  product_link: product.link,
  image: product.image,
  ...Object.fromEntries(COMPARISON_ROWS.map((row) => [COMPARISON_FIELDS[row], product[row]])),
  energyGuide: product.energyGuide,
  documents: product.documents.map(({ title, link }) => ({ fileTitle: title, fileLink: link })),
});
