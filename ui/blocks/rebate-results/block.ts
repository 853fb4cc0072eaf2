import { rebateQuery } from '../../../application/visitor/estimate-savings/rebate-address.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'costs',
  codec,
  view,
  component: () => import('./rebate-results.tsx'),
  needs: ['rebates', 'all-dealers'],
  queryOf: rebateQuery,
  prepare: ({ estimateSavings }, query, { path, language }) => estimateSavings.showAt(query, path, language),
  isUnsettled: ({ estimateSavings }) => estimateSavings.isUnsettled,
});
