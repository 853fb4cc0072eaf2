import { guidePath, TROUBLED_CATEGORIES } from '../../../domain/help/troubleshooting.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'help',
  codec,
  view,
  component: () => import('./symptom-finder.tsx'),
  isStatic: true,
  linksTo: TROUBLED_CATEGORIES.map(guidePath),
});
