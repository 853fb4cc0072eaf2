import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { isTitle, view } from './view.ts';

export const block = defineBlock({
  purpose: 'forms',
  codec,
  view,
  component: () => import('./customer-care-form.tsx'),
  width: 'full',
  isTitle,
  needs: ['leads'],
  start: 'used',
});
