import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'sliders',
  codec,
  view,
  component: () => import('./tabs-to-slider.tsx'),
  start: 'near',
});
