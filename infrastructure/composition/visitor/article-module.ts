import { OfferArticles } from '../../../application/visitor/offer-articles/offer-articles.ts';
import { SearchSite } from '../../../application/visitor/search-site/search-site.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** What offers articles and searches the site, on the server alone: the page is handed what came of it. */
export const articleModule: Bindings = [
  singleton(
    TOKENS.searchSite,
    (get) => new SearchSite(get(SERVER_TOKENS.siteIndex), get(SERVER_TOKENS.blockIndex)),
  ),
  singleton(TOKENS.offerArticles, (get) => new OfferArticles(get(SERVER_TOKENS.relatedArticles))),
];
