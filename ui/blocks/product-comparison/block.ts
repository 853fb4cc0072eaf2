import { askedComparison, comparisonQueryOf } from '../../../domain/product/comparison-address.ts';
import { currentOf } from '../../bindings/use-observable.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'products',
  codec,
  view,
  component: () => import('./product-comparison.tsx'),
  queryOf: (query) => comparisonQueryOf(askedComparison(query)),
  prepare: ({ compareProducts }, query, { path }, { written, labels }) =>
    compareProducts.compare({ path, asked: askedComparison(query), written, labels }),
  // A page whose products failed to load is not cached: the next request may get them.
  isUnsettled: ({ compareProducts }) => {
    const view = currentOf(compareProducts.view$);
    return view.kind === 'looking' || (view.kind === 'none' && !view.isSettled);
  },
});
