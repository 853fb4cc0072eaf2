import { CookieVisitorOrigin } from '../../browser/source/cookie-visitor-origin.ts';
import { mtaIds } from '../../browser/source/mta-cookies.ts';
import { HttpDealerDirectory } from '../../http/http-dealer-directory.ts';
import { constant, singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

const SEARCH_TIMEOUT_MS = 30_000;

/** Binds the dealer search and the visitor's traffic source. `searchAddress` is on the page's own origin. */
export const browserDirectory = (searchAddress: string): Bindings => [
  singleton(
    TOKENS.dealerDirectory,
    (get) =>
      new HttpDealerDirectory({
        searchAddress,
        nearestAddress: '/api/dealers/nearest',
        timeoutMs: SEARCH_TIMEOUT_MS,
        context: () => {
          const { mtaAnonymousId, mtaSessionId } = mtaIds(document.cookie);
          return { page: window.location.pathname, anonymousId: mtaAnonymousId, sessionId: mtaSessionId };
        },
        log: get(TOKENS.logger),
      }),
  ),
  constant(TOKENS.visitorOrigin, new CookieVisitorOrigin(() => document.cookie)),
];
