/** The purpose of a category's products: cooling, heating or both. */
export type ProductFamily = 'cooling' | 'heating' | 'both';

interface ProductCategory {
  /** The name of the product and of its illustration. */
  readonly name: string;
  readonly path: string;
  readonly family: ProductFamily;
}

/** The six categories of the product selector, in order (specification, section 2: routes). */
export const PRODUCT_CATEGORIES = [
  { name: 'air-conditioner', path: '/products/air-conditioners/', family: 'cooling' },
  { name: 'furnace', path: '/products/furnaces/', family: 'heating' },
  { name: 'heat-pump', path: '/products/heat-pumps/', family: 'both' },
  { name: 'air-handler', path: '/products/air-handlers/', family: 'both' },
  { name: 'indoor-air-quality', path: '/products/indoor-air-quality/', family: 'both' },
  { name: 'comfort-coil', path: '/products/coils/comfort-coil/', family: 'cooling' },
] as const satisfies ReadonlyArray<ProductCategory>;

export type ProductCategoryName = (typeof PRODUCT_CATEGORIES)[number]['name'];
