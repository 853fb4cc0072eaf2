import { boxQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { currentOf } from '../../bindings/use-observable.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'forms',
  codec,
  view,
  component: () => import('./home-form.tsx'),
  width: 'full',
  needs: ['leads'],
  start: 'used',
  queryOf: boxQuery,
  prepare: async ({ requestOf, showArea }) =>
    requestOf('home-form').filling.expect({ zip: currentOf(showArea.view$).zipcode ?? '' }),
});
