import { defineBlock } from '../define-block.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'text',
  codec,
  parts,
  view,
  holdsBlocks: true,
  component: () => import('./accordion.tsx'),
  isStatic: true,
});
