import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { DealerDirectory } from '../../../application/ports/dealers/dealer-directory.ts';
import type { DealerPlaces } from '../../../application/ports/dealers/dealer-places.ts';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import type { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import type { NearestDealers } from '../../../application/provider/nearest-dealers/nearest-dealers.ts';
import { OrderedDealerDirectory } from '../../../application/provider/order-dealers/ordered-dealer-directory.ts';
import type { ZonePorts } from '../../../application/provider/zone-dealers/with-time-zone.ts';
import { zonedDealerDirectory } from '../../../application/provider/zone-dealers/zoned-dealer-directory.ts';
import { HttpDealerDirectory } from '../../http/http-dealer-directory.ts';
import { HttpDealerLookUp } from '../../http/http-dealer-look-up.ts';
import { InProcessDealerDirectory } from '../../in-process/in-process-dealer-directory.ts';
import { InProcessDealerLookUp } from '../../in-process/in-process-dealer-look-up.ts';
import { dealerSearchPath, DEFAULT_PROVIDER, type Settings } from '../../settings/settings.ts';
import { providerIn, PROVIDER_TIMEOUT_MS, type ProviderTable } from './provider-table.ts';

/** What the adapters of a real provider are made from, apart from its host: scheme, host and path prefix. */
interface AdapterParts {
  readonly settings: Settings;
  /** How long one call may take, in milliseconds. */
  readonly timeoutMs: number;
  readonly log: Logger;
}

/** A kind of provider: the adapters that speak its JSON. `host` is `DEALER_API_HOST` for searches, `PROVIDER_API_HOST` for look-ups. */
interface DealerProvider {
  readonly directory: (host: string, parts: AdapterParts) => DealerDirectory;
  readonly lookUp: (host: string, parts: AdapterParts) => DealerLookUp;
}

/** Every kind of provider by its name in `DEALER_PROVIDER`: one whose JSON is another is its adapter and its line here. */
export const DEALER_PROVIDERS: ProviderTable<DealerProvider> = {
  [DEFAULT_PROVIDER]: {
    directory: (host, { settings, timeoutMs, log }) =>
      new HttpDealerDirectory({
        searchAddress: `${host}${dealerSearchPath(settings)}`,
        nearestAddress: `${host}/dealers/nearest`,
        timeoutMs,
        context: () => ({ page: settings.siteUrl, anonymousId: '', sessionId: '' }),
        log,
      }),
    lookUp: (host, { timeoutMs }) => new HttpDealerLookUp({ address: `${host}/dealers/lookup`, timeoutMs }),
  },
};

/** What dealers are found with in our own records, and what every provider needs. */
export interface ProviderParts extends ZonePorts {
  readonly locateDealers: LocateDealers;
  readonly nearestDealers: NearestDealers;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Where dealers are searched: our own records, or a real provider where its host is set; in the one order of the service. */
export const dealerDirectory = (settings: Settings, parts: ProviderParts): DealerDirectory => {
  const { locateDealers, nearestDealers, places, timeZones, clock, log } = parts;
  const { dealerApiHost: host } = settings;
  const directory =
    host === null
      ? new InProcessDealerDirectory(locateDealers, nearestDealers)
      : chosenIn(settings).directory(host, { settings, timeoutMs: PROVIDER_TIMEOUT_MS, log });
  return new OrderedDealerDirectory(zonedDealerDirectory(directory, { places, timeZones }), clock);
};

/** Where single dealers are looked up: our own records, or a real provider where its host is set. */
export const dealerLookUp = (settings: Settings, lookUpDealer: LookUpDealer, log: Logger): DealerLookUp => {
  const { providerApiHost: host } = settings;
  return host === null
    ? new InProcessDealerLookUp(lookUpDealer)
    : chosenIn(settings).lookUp(host, { settings, timeoutMs: PROVIDER_TIMEOUT_MS, log });
};

/** Lists dealers by place: those of our own records, none of a real provider (contract, section 6). */
export const dealerPlaces = ({ dealerApiHost }: Settings, own: DealerPlaces): DealerPlaces =>
  dealerApiHost === null ? own : { states: () => TE.right([]) };

/**
 * Looks up the dealers that pages list. Where those are a real provider's and single dealers are looked up in our own records, it
 * knows none: their ids may be those of others.
 */
export const listedDealerLookUp = (
  { dealerApiHost, providerApiHost }: Settings,
  lookUp: DealerLookUp,
): DealerLookUp =>
  dealerApiHost !== null && providerApiHost === null ? { byCompanyId: () => TE.right(O.none) } : lookUp;

/**
 * Looks up the dealers that leads may ask for. Where only searches are a real provider's, it is not known which dealers there
 * are: every look-up fails.
 */
export const askableDealerLookUp = (
  { dealerApiHost, providerApiHost }: Settings,
  lookUp: DealerLookUp,
): DealerLookUp =>
  dealerApiHost !== null && providerApiHost === null
    ? { byCompanyId: () => TE.left({ _tag: 'ProviderUnavailable', reason: 'no PROVIDER_API_HOST' }) }
    : lookUp;

const chosenIn = ({ dealerProvider }: Settings): DealerProvider =>
  providerIn(DEALER_PROVIDERS, 'dealer', dealerProvider);
