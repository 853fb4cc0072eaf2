import { defineBlock } from '../define-block.ts';
import { isTitle } from '../heroes.ts';
import { opensPage } from '../opens-page.ts';
import { withProductImage } from '../product-structured-data.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'heroes',
  codec,
  parts,
  view,
  component: () => import('./hero.tsx'),
  width: 'full',
  isTitle,
  fillsWindow: true,
  isStatic: ({ button, secondButton }) => [button, secondButton].every(opensPage),
  refineHead: withProductImage,
});
