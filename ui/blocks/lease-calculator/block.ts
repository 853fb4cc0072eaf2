import { leaseQuery } from '../../../application/visitor/weigh-lease/weigh-lease.ts';
import { defineBlock } from '../define-block.ts';
import { headed } from '../headed/codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'costs',
  codec: headed,
  view,
  component: () => import('./lease-calculator.tsx'),
  needs: ['calculators'],
  queryOf: leaseQuery,
  hasAnswer: true,
  prepare: ({ weighLease }, query) => {
    weighLease.showAt(query);
    return Promise.resolve();
  },
});
