import { defineBlock } from '../define-block.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'calls-to-action',
  codec,
  parts,
  view,
  component: () => import('./closeable-banner.tsx'),
});
