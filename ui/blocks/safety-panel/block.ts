import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'help',
  codec,
  view,
  component: () => import('./safety-panel.tsx'),
  isStatic: true,
  fillsWindow: true,
});
