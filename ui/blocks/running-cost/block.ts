import { runningCostQuery } from '../../../application/visitor/compare-running-costs/compare-running-costs.ts';
import { defineBlock } from '../define-block.ts';
import { headed } from '../headed/codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'costs',
  codec: headed,
  view,
  component: () => import('./running-cost.tsx'),
  isStatic: true,
  queryOf: runningCostQuery,
  hasAnswer: true,
  prepare: ({ compareRunningCosts }, query) => compareRunningCosts.showAt(query),
  isUnsettled: ({ compareRunningCosts }) => compareRunningCosts.isUnsettled,
});
