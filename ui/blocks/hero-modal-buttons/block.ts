import { defineBlock } from '../define-block.ts';
import { isTitle } from '../heroes.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'heroes',
  codec,
  view,
  component: () => import('./hero-modal-buttons.tsx'),
  width: 'full',
  isTitle,
  fillsWindow: true,
});
