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
import { dealerSearchPath, DEFAULT_PROVIDER, type Settings } from '../../settings/settings.ts';
import { providerIn, PROVIDER_TIMEOUT_MS, type ProviderTable } from './provider-table.ts';

/** The adapters' dependencies, except the provider's host (scheme, host and path prefix). */
interface AdapterParts {
  readonly settings: Settings;
  readonly timeoutMs: number;
  readonly log: Logger;
}

/** The adapters for one kind of provider. `host` is `DEALER_API_HOST` for searches and `PROVIDER_API_HOST` for look-ups. */
interface DealerProvider {
  readonly directory: (host: string, parts: AdapterParts) => DealerDirectory;
  readonly lookUp: (host: string, parts: AdapterParts) => DealerLookUp;
}

/** Every kind of provider, by its name in `DEALER_PROVIDER`. To support another JSON format, write its adapters and add an entry here. */
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

/** The use cases of our own records, and the dependencies of every provider. */
export interface ProviderParts extends ZonePorts {
  readonly locateDealers: LocateDealers;
  readonly nearestDealers: NearestDealers;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The dealer directory: our own records, or a real provider when its host is set. Results are always in the service's order. */
export const dealerDirectory = (settings: Settings, parts: ProviderParts): DealerDirectory => {
  const { locateDealers, nearestDealers, places, timeZones, clock, log } = parts;
  const { dealerApiHost: host } = settings;
  const directory: DealerDirectory =
    host === null
      ? {
          search: (code) => locateDealers.execute(code),
          nearest: (...asked) => nearestDealers.execute(...asked),
        }
      : chosenIn(settings).directory(host, { settings, timeoutMs: PROVIDER_TIMEOUT_MS, log });
  return new OrderedDealerDirectory(zonedDealerDirectory(directory, { places, timeZones }), clock);
};

/** The look-up of single dealers: our own records, or a real provider when its host is set. */
export const dealerLookUp = (settings: Settings, lookUpDealer: LookUpDealer, log: Logger): DealerLookUp => {
  const { providerApiHost: host } = settings;
  return host === null
    ? { byCompanyId: (companyId) => lookUpDealer.execute(companyId) }
    : chosenIn(settings).lookUp(host, { settings, timeoutMs: PROVIDER_TIMEOUT_MS, log });
};

/** Lists dealers by place from our own records. A real provider has no such lists (contract, section 6). */
export const dealerPlaces = ({ dealerApiHost }: Settings, own: DealerPlaces): DealerPlaces =>
  dealerApiHost === null ? own : { states: () => TE.right([]) };

/**
 * The look-up of the dealers that pages list. Returns none when searches use a real provider but look-ups use our own records, where the
 * same id may be another dealer.
 */
export const listedDealerLookUp = (
  { dealerApiHost, providerApiHost }: Settings,
  lookUp: DealerLookUp,
): DealerLookUp =>
  dealerApiHost !== null && providerApiHost === null ? { byCompanyId: () => TE.right(O.none) } : lookUp;

/** The look-up of the dealers that leads may name. Fails when only searches use a real provider, because then the dealers are unknown. */
export const askableDealerLookUp = (
  { dealerApiHost, providerApiHost }: Settings,
  lookUp: DealerLookUp,
): DealerLookUp =>
  dealerApiHost !== null && providerApiHost === null
    ? { byCompanyId: () => TE.left({ _tag: 'ProviderUnavailable', reason: 'no PROVIDER_API_HOST' }) }
    : lookUp;

const chosenIn = ({ dealerProvider }: Settings): DealerProvider =>
  providerIn(DEALER_PROVIDERS, 'dealer', dealerProvider);
