import { articleCount } from '../../../domain/content/related-article.ts';
import type { OfferArticlesView, OfferedArticle } from './offer-articles-view.ts';

export { articleCount } from '../../../domain/content/related-article.ts';

/** The articles that a block shows whose editor asks for so many: none while none are known. */
export const articlesIn = (view: OfferArticlesView, asked: number | null): ReadonlyArray<OfferedArticle> =>
  view.kind === 'offered' ? view.articles.slice(0, articleCount(asked)) : [];
