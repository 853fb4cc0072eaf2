import { defineBlock } from '../define-block.ts';
import { codec, sources } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'calls-to-action',
  codec,
  sources,
  view,
  component: () => import('./button.tsx'),
  isStatic: true,
  warnings: ({ url }, name) => (url === null ? [{ _tag: 'UntrackedClick', name, path: 'url' }] : []),
});
