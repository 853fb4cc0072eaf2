import { defineBlock } from '../define-block.ts';
import { leadsAway } from '../leads-away.ts';
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
  isStatic: ({ button }) => leadsAway(button),
});
