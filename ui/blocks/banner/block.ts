import { defineBlock } from '../define-block.ts';
import { opensPage } from '../opens-page.ts';
import { codec, parts } from './codec.ts';
import { isTitle, view } from './view.ts';

export const block = defineBlock({
  purpose: 'calls-to-action',
  codec,
  parts,
  view,
  component: () => import('./banner.tsx'),
  start: 'near',
  width: 'full',
  isTitle,
  isStatic: ({ button }) => opensPage(button),
});
