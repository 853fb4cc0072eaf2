import { readNetwork } from '../../../application/visitor/show-local-dealers/dealer-network.ts';
import { LOCAL_DEALERS_TEXTS } from '../../../application/visitor/show-local-dealers/translated.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import { localDealerModule } from '../visitor/local-dealer-module.ts';
import type * as browser from './browser/local-dealers.ts';
import type { ServerCapability } from './server-capability.ts';

/** Shows the dealers of the visitor's area on other pages. */
export const localDealers = {
  bindings: ({ retryPolicy, language }, shared) =>
    localDealerModule({
      retryPolicy,
      texts: LOCAL_DEALERS_TEXTS[language],
      network: readNetwork({
        places: shared(SERVER_TOKENS.dealerPlaces),
        reviews: shared(SERVER_TOKENS.listedReviews),
        log: shared(TOKENS.logger),
        language,
      }),
    }),
  viewOf: ({ showLocalDealers }: Services) => currentOf(showLocalDealers.view$),
  asksProvider: true,
} satisfies ServerCapability<typeof browser>;
