import {
  COMPARISON_ROWS,
  PRODUCT_TYPES,
  type ComparedValues,
  type ComparisonField,
  type ProductType,
} from './product.ts';

/** At most so many types have a tab (specification, section 2). */
const MAX_TYPES = 7;

/** The types of which there are products, in the order of the tabs. */
export const comparedTypes = (
  products: ReadonlyArray<{ readonly type?: ProductType }>,
): ReadonlyArray<ProductType> =>
  PRODUCT_TYPES.filter((type) => products.some((product) => product.type === type)).slice(0, MAX_TYPES);

/** The rows of a comparison: those that the first product has a value for (specification, section 2). */
export const comparedRows = (products: ReadonlyArray<ComparedValues>): ReadonlyArray<ComparisonField> =>
  COMPARISON_ROWS.filter((row) => (products[0]?.[row] ?? '').trim() !== '');

/** Whether products differ in a row. */
export const differsIn = (products: ReadonlyArray<ComparedValues>, row: ComparisonField): boolean =>
  new Set(products.map((product) => product[row]?.trim().toLowerCase() ?? '')).size > 1;

/** ENERGY STAR is qualified by `Yes` alone; everything else is not (specification, section 3: Yes/other). */
export const isEnergyStar = (value: string | undefined): boolean => value?.trim().toLowerCase() === 'yes';
