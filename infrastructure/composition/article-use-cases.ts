import { OfferArticles } from '../../application/visitor/offer-articles/offer-articles.ts';
import type { Bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** Binds what offers articles, on the server alone: the page is handed what came of it. */
export const bindArticleUseCases = (container: Bindings): void => {
  container
    .bind(TOKENS.offerArticles)
    .toDynamicValue(({ get }) => new OfferArticles(get(TOKENS.relatedArticles)))
    .inSingletonScope();
};
