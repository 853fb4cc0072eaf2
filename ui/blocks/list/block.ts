import { defineBlock } from '../define-block.ts';
import { codec, sources } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'text',
  codec,
  sources,
  view,
  holdsBlocks: true,
  component: () => import('./list.tsx'),
  isStatic: true,
  width: 'text',
});
