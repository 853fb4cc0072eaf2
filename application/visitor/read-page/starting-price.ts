import { startingPriceOfPage } from '../../../domain/product/prices.ts';

/** What installed systems of a page's product start at, as search engines read US dollars: `5400.00`; null where the product has no such price. */
export const startingPriceText = (productId: string): string | null => {
  const cents = startingPriceOfPage(productId);
  return cents === undefined ? null : (cents / 100).toFixed(2);
};
