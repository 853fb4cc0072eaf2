import { defineBlock } from '../define-block.ts';
import { isTitle } from '../heroes.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'heroes',
  codec,
  parts,
  view,
  component: () => import('./video-hero.tsx'),
  width: 'full',
  isTitle,
  fillsWindow: true,
});
