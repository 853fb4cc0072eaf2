import {
  COMPARISON_FIELDS,
  COMPARISON_ROWS,
  PRODUCT_TYPES,
  type Product,
  type ProductType,
} from '../../../domain/product/product.ts';
import type { ProductComparisonAttributes } from './codec.ts';

/** The editor's products and tab labels; the use case adds the rest of the comparison. */
export const view = ({ data }: ProductComparisonAttributes) => ({
  /** The editor's products. */
  written: data.products.flatMap((product, i) => writtenProduct(product, i) ?? []),
  labels: Object.fromEntries(
    data.product_types.flatMap(({ product_type, label }) => {
      const type = typeOf(product_type);
      return type === undefined ? [] : [[type, label]];
    }),
  ),
});

export type ProductComparisonProps = ReturnType<typeof view>;

const typeOf = (text: string): ProductType | undefined =>
  PRODUCT_TYPES.find((type) => type.toLowerCase() === text.toLowerCase());

const writtenProduct = (
  product: ProductComparisonAttributes['data']['products'][number],
  position: number,
): Product | null => {
  const type = typeOf(product.product_type);
  if (type === undefined) return null;
  return {
    id: `product-${position + 1}`,
    name: product.product_name,
    type,
    category: product.product_type,
    modelFamily: product.product_type,
    documents: [],
    ...(product.product_link !== null && { link: product.product_link }),
    ...(product.image !== null && { image: product.image.src }),
    ...Object.fromEntries(
      COMPARISON_ROWS.flatMap((row) => {
        const value = product[COMPARISON_FIELDS[row]];
        return value === null ? [] : [[row, value]];
      }),
    ),
  };
};
