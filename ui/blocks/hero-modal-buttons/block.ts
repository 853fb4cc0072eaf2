import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { isTitle, view } from './view.ts';

export const block = defineBlock({
  codec,
  view,
  component: () => import('./hero-modal-buttons.tsx'),
  width: 'full',
  isTitle,
});
