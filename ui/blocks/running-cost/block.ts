import { runningCostQuery } from '../../../application/visitor/compare-running-costs/compare-running-costs.ts';
import { errorTitle } from '../../../application/visitor/send-request/texts.ts';
import { currentOf } from '../../bindings/use-observable.ts';
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
  refineHead: (head, { compareRunningCosts }) =>
    Object.keys(currentOf(compareRunningCosts.view$).errors).length === 0
      ? head
      : { ...head, title: errorTitle(head.language ?? 'en', head.title) },
});
