import { currentOf } from '../../bindings/use-observable.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'navigation',
  codec,
  view,
  component: () => import('./related-articles.tsx'),
  prepare: ({ offerArticles }, _query, { path, language }, { count }) =>
    offerArticles.offer({ path, language, count }),
  // A page is not cached while its articles are still loading.
  isUnsettled: ({ offerArticles }) => currentOf(offerArticles.view$).kind === 'looking',
});
