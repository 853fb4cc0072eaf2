import { HUB_CATEGORIES } from '../../../domain/content/product-hub.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'products',
  codec,
  view,
  component: () => import('./product-hub.tsx'),
  start: 'near',
  fillsWindow: true,
  linksTo: HUB_CATEGORIES.flatMap(({ pages }) => pages.map(({ path }) => path)),
});
