import { defineBlock } from '../define-block.ts';
import { codec, sources } from './codec.ts';
import { leftOutShortcodes, view } from './view.ts';

export const block = defineBlock({
  purpose: 'text',
  codec,
  sources,
  view,
  component: () => import('./freeform.tsx'),
  isStatic: true,
  width: 'text',
  needs: ['widgets'],
  warnings: (attributes, name) =>
    leftOutShortcodes(attributes).map((shortcode) => ({ _tag: 'LeftOutShortcode', name, shortcode })),
});
