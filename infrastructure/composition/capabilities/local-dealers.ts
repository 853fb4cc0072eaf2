import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { localDealerModule } from '../visitor/local-dealer-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Shows the dealers of the visitor's area on pages about something else. */
export const localDealers = {
  source: 'infrastructure/composition/browser/late-local-dealers.ts',
  bindings: ({ retryPolicy }) => localDealerModule({ retryPolicy }),
  viewOf: ({ showLocalDealers }: Services) => currentOf(showLocalDealers.view$),
  asksProvider: true,
} satisfies ServerCapability;
