import type { ProductType } from './product.ts';

/** At most so many products are side by side. */
export const MAX_COMPARED = 3;

/** What an address asks a comparison to show: the name of a type in addresses, and ids of products. */
export interface AskedComparison {
  readonly type: string | null;
  readonly products: ReadonlyArray<string>;
}

/** A type as addresses name it: `90-furnace`. */
export const typeName = (type: ProductType): string =>
  type
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ID = /^[A-Za-z0-9-]{1,100}$/;

/** The query of an address. */
export interface ComparisonQuery {
  get(name: string): string | null;
  getAll(name: string): ReadonlyArray<string>;
}

/** The comparison that the query of an address asks for; what is not of its form is left out. */
export const askedComparison = (query: ComparisonQuery): AskedComparison => {
  const type = query.get('type') ?? '';
  const products = [...new Set(query.getAll('product'))].filter((id) => ID.test(id));
  return { type: NAME.test(type) ? type : null, products: products.slice(0, MAX_COMPARED) };
};

/** The query that asks for a comparison, in one spelling; empty for the first type with its first products. */
export const comparisonQueryOf = ({ type, products }: AskedComparison): string =>
  [
    ...(type === null ? [] : [`type=${type}`]),
    ...products.map((id) => `product=${encodeURIComponent(id)}`),
  ].join('&');
