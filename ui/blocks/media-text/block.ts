import { defineBlock } from '../define-block.ts';
import { codec, sources } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'pictures',
  codec,
  sources,
  view,
  holdsBlocks: true,
  component: () => import('./media-text.tsx'),
  isStatic: true,
});
