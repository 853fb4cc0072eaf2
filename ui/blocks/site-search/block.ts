import { searchQuery } from '../../../application/visitor/search-site/search-site.ts';
import { defineBlock } from '../define-block.ts';
import { leveled } from '../headed/codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'navigation',
  codec: leveled,
  view,
  component: () => import('./site-search.tsx'),
  isStatic: true,
  queryOf: searchQuery,
  prepare: ({ searchSite }, query) => searchSite.showAt(query),
  isUnsettled: ({ searchSite }) => searchSite.isUnsettled,
});
