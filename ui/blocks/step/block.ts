import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'text',
  codec,
  view,
  holdsBlocks: true,
  component: () => import('./step.tsx'),
  isStatic: true,
  width: 'text',
});
