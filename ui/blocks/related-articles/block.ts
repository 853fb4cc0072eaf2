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
  // A page that could not wait for its articles is not cached without them.
  isUnsettled: ({ offerArticles }) => currentOf(offerArticles.view$).kind === 'looking',
});
