import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'navigation',
  codec,
  view,
  component: () => import('./search.tsx'),
  isStatic: true,
  width: 'text',
});
