import { defineBlock } from '../define-block.ts';
import { CATEGORY_PATHS } from '../products.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'products',
  codec,
  view,
  component: () => import('./product-selector.tsx'),
  isStatic: true,
  linksTo: CATEGORY_PATHS,
});
