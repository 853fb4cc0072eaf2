import { OfferArticles } from '../../../application/visitor/offer-articles/offer-articles.ts';
import { SearchSite } from '../../../application/visitor/search-site/search-site.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds article offers and site search. They run only on the server; the page data contains the results. */
export const articleModule: Bindings = [
  singleton(
    TOKENS.searchSite,
    (get) => new SearchSite(get(SERVER_TOKENS.siteIndex), get(SERVER_TOKENS.blockIndex)),
  ),
  singleton(TOKENS.offerArticles, (get) => new OfferArticles(get(SERVER_TOKENS.relatedArticles))),
];
