import { defineBlock } from '../define-block.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'help',
  codec,
  parts,
  view,
  component: () => import('./symptom-tiles.tsx'),
  isStatic: true,
});
