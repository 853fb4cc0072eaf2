import { rebateQuery } from '../../../application/visitor/estimate-savings/rebate-address.ts';
import { TAX_CREDITS_PATH } from '../../../application/visitor/ask-about-rebates/texts.ts';
import { searchPlace } from '../../searching/search-place.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { isTitle, view } from './view.ts';

export const block = defineBlock({
  purpose: 'costs',
  codec,
  view,
  holdsBlocks: true,
  component: () => import('./rebates-summary.tsx'),
  width: 'full',
  isTitle,
  needs: ['dealers', 'all-dealers', 'rebates', 'leads'],
  opens: { source: 'ui/blocks/rebates-summary/opened-contact.tsx', needs: ['dealers', 'leads'] },
  linksTo: [TAX_CREDITS_PATH],
  queryOf: rebateQuery,
  hasAnswer: true,
  prepare: async ({ estimateSavings, findDealers }, query, { path, needs, language }) => {
    await Promise.all([
      estimateSavings.showAt(query, path, language),
      findDealers.showAt(query, searchPlace(path, needs)),
    ]);
  },
  isUnsettled: ({ estimateSavings, findDealers }) => estimateSavings.isUnsettled || findDealers.isUnsettled,
});
