import { defineBlock } from '../define-block.ts';
import { CATEGORY_PATHS } from '../products.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'navigation',
  codec,
  view,
  component: () => import('./mobile-dropdown-navigation.tsx'),
  linksTo: CATEGORY_PATHS,
});
