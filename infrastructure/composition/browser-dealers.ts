import { CookieVisitorOrigin } from '../browser/cookie-visitor-origin.ts';
import { mtaIds } from '../browser/mta-cookies.ts';
import { visitorSession } from '../browser/visitor-session.ts';
import { HttpCallRouting } from '../http/http-call-routing.ts';
import { HttpDealerDirectory } from '../http/http-dealer-directory.ts';
import { HttpDealerReviews } from '../http/http-dealer-reviews.ts';
import type { Bindings } from './bindings.ts';
import { bindVisitorProfiles } from './browser-profiles.ts';
import { bindDealerUseCases } from './dealer-use-cases.ts';
import type { PageData } from './page-data.ts';
import { TOKENS } from './tokens.ts';

const SEARCH_TIMEOUT_MS = 30_000;
const REVIEWS_TIMEOUT_MS = 15_000;
const ROUTING_TIMEOUT_MS = 5_000;

/** Adds to a page's container what pages with dealers need; a chunk of its own, since most pages have none. */
export const bindBrowserDealers = (container: Bindings, { site, dealers }: PageData): void => {
  if (dealers === null) throw new Error('The page was drawn without dealers');
  container.bind(TOKENS.dealerDirectory).toConstantValue(
    new HttpDealerDirectory({
      searchAddress: dealers.searchAddress,
      nearestAddress: '/api/dealers/nearest',
      timeoutMs: SEARCH_TIMEOUT_MS,
      context: () => {
        const { mtaAnonymousId, mtaSessionId } = mtaIds(document.cookie);
        return { page: window.location.pathname, anonymousId: mtaAnonymousId, sessionId: mtaSessionId };
      },
      log: container.get(TOKENS.logger),
    }),
  );
  container.bind(TOKENS.dealerReviews).toConstantValue(
    new HttpDealerReviews({
      address: '/api/reviews/dealers/retrieve-reviews',
      timeoutMs: REVIEWS_TIMEOUT_MS,
      log: container.get(TOKENS.logger),
    }),
  );
  container.bind(TOKENS.callRouting).toConstantValue(
    new HttpCallRouting({
      address: '/api/call-routing/run',
      timeoutMs: ROUTING_TIMEOUT_MS,
      session: () => visitorSession(document.cookie, () => window.sessionStorage),
    }),
  );
  bindVisitorProfiles(container);
  container.bind(TOKENS.visitorOrigin).toConstantValue(new CookieVisitorOrigin(() => document.cookie));
  bindDealerUseCases(container, {
    resumed: dealers.view,
    resumedComparison: dealers.comparison,
    callRoutingGroup: dealers.callRoutingGroup,
    defaultPhone: site.defaultPhone.text,
  });
};
