import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'calls-to-action',
  codec,
  view,
  holdsBlocks: true,
  component: () => import('./buttons.tsx'),
  isStatic: true,
  width: 'text',
});
