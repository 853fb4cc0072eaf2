import type { ProductType } from './product.ts';

/** The maximum number of products in a comparison. */
export const MAX_COMPARED = 3;

/** The requested comparison: a type's name in addresses and product ids. */
export interface AskedComparison {
  readonly type: string | null;
  readonly products: ReadonlyArray<string>;
}

/** A type's name in addresses: `90-furnace`. */
export const typeName = (type: ProductType): string => type.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ID = /^[A-Za-z0-9-]{1,100}$/;

export interface ComparisonQuery {
  get(name: string): string | null;
  getAll(name: string): ReadonlyArray<string>;
}

/** Parses the comparison in a query. Invalid parts are dropped. */
export const askedComparison = (query: ComparisonQuery): AskedComparison => {
  const type = query.get('type') ?? '';
  const products = [...new Set(query.getAll('product'))].filter((id) => ID.test(id));
  return { type: NAME.test(type) ? type : null, products: products.slice(0, MAX_COMPARED) };
};

/** The query of a comparison in canonical form; empty for the default comparison. */
export const comparisonQueryOf = ({ type, products }: AskedComparison): string =>
  [
    ...(type === null ? [] : [`type=${type}`]),
    ...products.map((id) => `product=${encodeURIComponent(id)}`),
  ].join('&');
