import { readNetwork } from '../../../application/visitor/show-local-dealers/dealer-network.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import { localDealerModule } from '../visitor/local-dealer-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Shows the dealers of the visitor's area on other pages. */
export const localDealers = {
  source: 'infrastructure/composition/browser/late-local-dealers.ts',
  bindings: ({ retryPolicy }, shared) =>
    localDealerModule({
      retryPolicy,
      network: readNetwork({
        places: shared(SERVER_TOKENS.dealerPlaces),
        reviews: shared(SERVER_TOKENS.listedReviews),
        log: shared(TOKENS.logger),
      }),
    }),
  viewOf: ({ showLocalDealers }: Services) => currentOf(showLocalDealers.view$),
  asksProvider: true,
} satisfies ServerCapability;
