import type { Clock } from '../../../application/ports/clock.ts';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import type { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { NearestDealers } from '../../../application/provider/nearest-dealers/nearest-dealers.ts';
import { OrderedDealerDirectory } from '../../../application/provider/order-dealers/ordered-dealer-directory.ts';
import { HttpDealerDirectory } from '../../http/http-dealer-directory.ts';
import { HttpDealerLookUp } from '../../http/http-dealer-look-up.ts';
import { InProcessDealerDirectory } from '../../in-process/in-process-dealer-directory.ts';
import { InProcessDealerLookUp } from '../../in-process/in-process-dealer-look-up.ts';
import { dealerSearchPath, type Settings } from '../../settings/settings.ts';

/** How long a real provider may take from the first word to the last, in milliseconds. */
const PROVIDER_TIMEOUT_MS = 8_000;

/** What dealers are found with in our own records, and what every provider needs. */
export interface ProviderParts {
  readonly locateDealers: LocateDealers;
  readonly nearestDealers: NearestDealers;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Where dealers are searched: our own records, or a real provider where its host is set; in the one order of the service. */
export const dealerDirectory = (settings: Settings, parts: ProviderParts): DealerDirectory =>
  new OrderedDealerDirectory(providerOf(settings, parts), parts.clock);

/** Another provider is registered here. */
const providerOf = (settings: Settings, parts: ProviderParts): DealerDirectory => {
  const { dealerApiHost, siteUrl } = settings;
  if (dealerApiHost === null) return new InProcessDealerDirectory(parts.locateDealers, parts.nearestDealers);
  return new HttpDealerDirectory({
    searchAddress: `${dealerApiHost}${dealerSearchPath(settings)}`,
    nearestAddress: `${dealerApiHost}/dealers/nearest`,
    timeoutMs: PROVIDER_TIMEOUT_MS,
    context: () => ({ page: siteUrl, anonymousId: '', sessionId: '' }),
    log: parts.log,
  });
};

/** Where single dealers are looked up: our own records, or a real provider where its host is set. */
export const dealerLookUp = ({ providerApiHost }: Settings, lookUpDealer: LookUpDealer): DealerLookUp =>
  providerApiHost === null
    ? new InProcessDealerLookUp(lookUpDealer)
    : new HttpDealerLookUp({ address: `${providerApiHost}/dealers/lookup`, timeoutMs: PROVIDER_TIMEOUT_MS });
