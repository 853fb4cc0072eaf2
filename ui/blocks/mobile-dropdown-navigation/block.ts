import { PRODUCT_CATEGORIES } from '../../../domain/content/product-categories.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  codec,
  view,
  component: () => import('./mobile-dropdown-navigation.tsx'),
  linksTo: PRODUCT_CATEGORIES.map(({ path }) => path),
});
