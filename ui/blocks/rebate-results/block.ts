import { rebateQuery } from '../../../application/visitor/estimate-savings/rebate-address.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { isTitle, view } from './view.ts';

export const block = defineBlock({
  codec,
  view,
  component: () => import('./rebate-results.tsx'),
  isTitle,
  needs: ['rebates'],
  queryOf: rebateQuery,
  prepare: ({ estimateSavings }, query, { path, language }) => estimateSavings.showAt(query, path, language),
  isUnsettled: ({ estimateSavings }) => estimateSavings.isUnsettled,
  refineHead: (head, { estimateSavings }) => ({
    ...head,
    // Savings of one zip are not what search engines list.
    isListed: head.isListed && !estimateSavings.isAsked,
  }),
});
