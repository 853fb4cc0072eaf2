import { askedQuery } from '../../../application/visitor/ask-dealer/ask-address.ts';
import { dealerSearchBlock } from '../../searching/dealer-search-block.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'forms',
  codec,
  view,
  component: () => import('./schedule-service.tsx'),
  ...dealerSearchBlock,
  queryOf: askedQuery,
  needs: ['dealers', 'leads'],
});
