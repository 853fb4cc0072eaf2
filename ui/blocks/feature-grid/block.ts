import { defineBlock } from '../define-block.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'pictures',
  codec,
  parts,
  view,
  component: () => import('./feature-grid.tsx'),
  isStatic: true,
});
