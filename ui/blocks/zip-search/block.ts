import { boxQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { defineBlock } from '../define-block.ts';
import { isTitle } from '../heroes.ts';
import { codec } from './codec.ts';
import { view, width } from './view.ts';

export const block = defineBlock({
  purpose: 'dealers',
  codec,
  view,
  component: () => import('./zip-search.tsx'),
  start: 'near',
  width,
  queryOf: boxQuery,
  isTitle,
  fillsWindow: ({ variant }) => variant === 'hero',
});
