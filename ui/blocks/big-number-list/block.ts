import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'text',
  codec,
  view,
  component: () => import('./big-number-list.tsx'),
  start: 'near',
});
