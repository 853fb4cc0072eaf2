import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view, width } from './view.ts';

export const block = defineBlock({
  purpose: 'pictures',
  codec,
  view,
  component: () => import('./hosted-video.tsx'),
  width,
  needs: ['players'],
});
