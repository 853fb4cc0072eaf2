import { areaQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { dealerSearchBlock } from '../../searching/dealer-search-block.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'dealers',
  codec,
  view,
  component: () => import('./dealer-slider.tsx'),
  ...dealerSearchBlock,
  queryOf: areaQuery,
  needs: ['dealers'],
});
