import { defineBlock } from '../define-block.ts';
import { codec, sources } from './codec.ts';
import { isTitle, view } from './view.ts';

export const block = defineBlock({
  purpose: 'text',
  codec,
  sources,
  view,
  component: () => import('./heading.tsx'),
  isStatic: true,
  width: 'text',
  isTitle,
});
