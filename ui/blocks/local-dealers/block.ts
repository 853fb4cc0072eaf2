import { boxQuery, codeSearched } from '../../../application/visitor/find-dealers/search-address.ts';
import { defineBlock } from '../define-block.ts';
import { codec, parts } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'dealers',
  codec,
  parts,
  view,
  component: () => import('./local-dealers.tsx'),
  needs: ['local-dealers'],
  queryOf: boxQuery,
  prepare: ({ showLocalDealers }, query) => showLocalDealers.show(codeSearched(query)),
  isUnsettled: ({ showLocalDealers }) => showLocalDealers.isUnsettled,
});
