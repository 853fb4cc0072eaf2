import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'products',
  codec,
  view,
  component: () => import('./product-drawing.tsx'),
  isStatic: true,
});
