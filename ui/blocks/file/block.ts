import { defineBlock } from '../define-block.ts';
import { codec, sources } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'documents',
  codec,
  sources,
  view,
  component: () => import('./file.tsx'),
  isStatic: true,
  width: 'text',
});
