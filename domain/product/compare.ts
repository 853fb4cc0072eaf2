import {
  COMPARISON_ROWS,
  PRODUCT_TYPES,
  type ComparedValues,
  type ComparisonField,
  type ProductType,
} from './product.ts';

/** The types that have products, in tab order. */
export const comparedTypes = (
  products: ReadonlyArray<{ readonly type?: ProductType }>,
): ReadonlyArray<ProductType> =>
  PRODUCT_TYPES.filter((type) => products.some((product) => product.type === type));

/** The rows of a comparison: those with a value for the first product (specification, section 2). */
export const comparedRows = (products: ReadonlyArray<ComparedValues>): ReadonlyArray<ComparisonField> =>
  COMPARISON_ROWS.filter((row) => (products[0]?.[row] ?? '').trim() !== '');

/** Whether the products' values in a row differ. */
export const differsIn = (products: ReadonlyArray<ComparedValues>, row: ComparisonField): boolean =>
  new Set(products.map((product) => product[row]?.trim().toLowerCase() ?? '')).size > 1;

/** Only `Yes` means qualified (specification, section 3: Yes/other). */
export const isEnergyStar = (value: string | undefined): boolean => value?.trim().toLowerCase() === 'yes';
