import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'sliders',
  codec,
  view,
  holdsBlocks: true,
  component: () => import('./carousel.tsx'),
  start: 'near',
});
