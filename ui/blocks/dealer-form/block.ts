import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'forms',
  codec,
  view,
  component: () => import('./dealer-form.tsx'),
  needs: ['leads'],
  start: 'used',
});
