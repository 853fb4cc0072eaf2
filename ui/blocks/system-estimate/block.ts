import { planQuery } from '../../../application/visitor/plan-system/plan-query.ts';
import { defineBlock } from '../define-block.ts';
import { headed } from '../headed/codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'costs',
  codec: headed,
  view,
  component: () => import('./system-estimate.tsx'),
  needs: ['leads', 'calculators'],
  queryOf: planQuery,
  hasAnswer: true,
  prepare: ({ planSystem }, query, { path }) => planSystem.showAt(query, path),
  isUnsettled: ({ planSystem }) => planSystem.isUnsettled,
});
