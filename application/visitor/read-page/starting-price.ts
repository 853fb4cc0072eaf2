import { startingPriceOfPage } from '../../../domain/product/prices.ts';

/** The starting price of an installed system with this product, in US dollars as schema.org expects: `5400.00`. Null without one. */
export const startingPriceText = (productId: string): string | null => {
  const cents = startingPriceOfPage(productId);
  return cents === undefined ? null : (cents / 100).toFixed(2);
};
