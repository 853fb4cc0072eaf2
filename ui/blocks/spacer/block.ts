import { defineBlock } from '../define-block.ts';
import { codec, sources } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'layout',
  codec,
  sources,
  view,
  component: () => import('./spacer.tsx'),
  isStatic: true,
});
