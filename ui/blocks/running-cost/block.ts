import { runningCostQuery } from '../../../application/visitor/compare-running-costs/compare-running-costs.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'costs',
  codec,
  view,
  component: () => import('./running-cost.tsx'),
  isStatic: true,
  queryOf: runningCostQuery,
  hasAnswer: true,
  prepare: ({ compareRunningCosts }, query) => compareRunningCosts.showAt(query),
  isUnsettled: ({ compareRunningCosts }) => compareRunningCosts.isUnsettled,
});
