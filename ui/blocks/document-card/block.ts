import { defineBlock } from '../define-block.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'documents',
  codec,
  parts,
  view,
  component: () => import('./document-card.tsx'),
  isStatic: true,
});
