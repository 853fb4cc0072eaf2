import { defineBlock } from '../define-block.ts';
import { titled } from '../headed/codec.ts';
import { isTitle, view } from './view.ts';

export const block = defineBlock({
  purpose: 'forms',
  codec: titled,
  view,
  component: () => import('./dealer-form-fr.tsx'),
  width: 'full',
  isTitle,
  needs: ['leads'],
  start: 'used',
});
