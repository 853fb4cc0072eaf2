import { systemsQuery } from '../../../application/visitor/suggest-systems/suggest-systems.ts';
import { SYSTEM_TEXTS } from '../../../application/visitor/suggest-systems/texts.ts';
import { defineBlock } from '../define-block.ts';
import { headed } from '../headed/codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'products',
  codec: headed,
  view,
  component: () => import('./system-finder.tsx'),
  start: 'near',
  needs: ['system-finder'],
  linksTo: Object.values(SYSTEM_TEXTS).flatMap(({ pages }) => pages.map(({ href }) => href)),
  queryOf: systemsQuery,
  hasAnswer: true,
  prepare: ({ suggestSystems }, query, { path }) => suggestSystems.showAt(query, path),
});
