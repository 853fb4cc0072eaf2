import { HUB_CATEGORIES } from '../../../domain/content/product-hub.ts';

/** The paths of all pages about products: those in the hub, and those that they link to. */
export const PRODUCT_PATHS: ReadonlyArray<string> = [
  ...new Set(HUB_CATEGORIES.flatMap(({ pages }) => pages.map(({ path }) => path))),
  '/products/indoor-air-quality/',
  '/products/indoor-air-quality/air-purification/cleaneffects/',
  '/products/indoor-air-quality/air-purification/quikbox-air-cleaner/',
  '/products/indoor-air-quality/humidity-control/power-humidifiers/',
];
