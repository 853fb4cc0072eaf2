import type { Cents, CentsRange } from './money.ts';
import type { ProductType } from './product.ts';

/** Starting prices of installed systems before tax, in whole cents (specification, section 9). Missing types have none. */
export const STARTING_PRICES: { readonly [type in ProductType]?: Cents } = {
  'Air Conditioner': 540_000,
  '80% Furnace': 340_000,
  '90% Furnace': 340_000,
  'Heat Pump': 580_000,
  'Air Handler': 360_000,
};

/** The product type of a page, by its `productId`. */
const TYPE_OF_PAGE: ReadonlyMap<string, ProductType> = new Map([
  ['air-conditioners', 'Air Conditioner'],
  ['furnaces', '90% Furnace'],
  ['heat-pumps', 'Heat Pump'],
  ['air-handlers', 'Air Handler'],
]);

/** The starting price for a page's product, in whole cents; undefined without one. */
export const startingPriceOfPage = (productId: string): Cents | undefined => {
  const type = TYPE_OF_PAGE.get(productId);
  return type && STARTING_PRICES[type];
};

/** The price range of new ductwork, in whole cents (specification, section 9). */
export const DUCTWORK_PRICE: CentsRange = { from: 300_000, to: 1_000_000 };
