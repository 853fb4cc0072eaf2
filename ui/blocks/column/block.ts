import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'layout',
  codec,
  view,
  holdsBlocks: true,
  component: () => import('./column.tsx'),
  isStatic: true,
});
