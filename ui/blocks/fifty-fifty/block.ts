import { defineBlock } from '../define-block.ts';
import { withProductImage } from '../product-structured-data.ts';
import { codec, parts } from './codec.ts';
import { isTitle, view, width } from './view.ts';

export const block = defineBlock({
  purpose: 'pictures',
  codec,
  parts,
  view,
  holdsBlocks: true,
  component: () => import('./fifty-fifty.tsx'),
  isStatic: true,
  width,
  isTitle,
  refineHead: withProductImage,
});
