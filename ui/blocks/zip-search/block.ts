import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { isTitle, view, width } from './view.ts';

export const block = defineBlock({
  codec,
  view,
  component: () => import('./zip-search.tsx'),
  width,
  isTitle,
});
