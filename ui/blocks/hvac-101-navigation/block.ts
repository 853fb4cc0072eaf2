import { HVAC_TOPICS, hvacTopicPath } from '../../../domain/content/hvac-topics.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'navigation',
  codec,
  view,
  component: () => import('./hvac-101-navigation.tsx'),
  isStatic: true,
  linksTo: HVAC_TOPICS.map(hvacTopicPath),
});
