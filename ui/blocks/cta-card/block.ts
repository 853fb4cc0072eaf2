import { defineBlock } from '../define-block.ts';
import { opensPage } from '../opens-page.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'calls-to-action',
  codec,
  parts,
  view,
  component: () => import('./cta-card.tsx'),
  start: 'near',
  isStatic: ({ button }) => opensPage(button),
});
