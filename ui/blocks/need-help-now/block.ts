import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view, width } from './view.ts';

export const block = defineBlock({
  purpose: 'calls-to-action',
  codec,
  view,
  component: () => import('./need-help-now.tsx'),
  start: 'near',
  width,
});
