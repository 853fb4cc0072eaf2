import type { Cents } from './money.ts';
import type { ProductType } from './product.ts';

/** What installed systems start at, before tax, in whole cents (specification, section 9); a type that is missing has no such price. */
export const STARTING_PRICES: { readonly [type in ProductType]?: Cents } = {
  'Air Conditioner': 540_000,
  '80% Furnace': 340_000,
  '90% Furnace': 340_000,
  'Heat Pump': 580_000,
  'Air Handler': 360_000,
};

/** What the page of a product is about, by the `productId` of the page. */
const TYPE_OF_PAGE: ReadonlyMap<string, ProductType> = new Map([
  ['air-conditioners', 'Air Conditioner'],
  ['furnaces', '90% Furnace'],
  ['heat-pumps', 'Heat Pump'],
  ['air-handlers', 'Air Handler'],
]);

/** What installed systems of a page's product start at, in whole cents; undefined where the product has no such price. */
export const startingPriceOfPage = (productId: string): Cents | undefined => {
  const type = TYPE_OF_PAGE.get(productId);
  return type && STARTING_PRICES[type];
};

/** What new ductwork costs, in whole cents (specification, section 9). */
export const DUCTWORK_PRICE: { readonly from: Cents; readonly to: Cents } = { from: 300_000, to: 1_000_000 };
