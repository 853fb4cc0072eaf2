import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock.ts';
import type { IncomeLimits } from '../../../application/ports/content/income-limits.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import type { PostalPlaces } from '../../../application/ports/dealers/postal-places.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { CachedRebateDirectory } from '../../http/cached-rebate-directory.ts';
import { HttpRebateDirectory } from '../../http/http-rebate-directory.ts';
import { IncentivesRebateDirectory } from '../../http/incentives-rebate-directory.ts';
import { DEFAULT_PROVIDER, type Settings } from '../../settings/settings.ts';
import { HouseholdRebateDirectory } from './household-rebate-directory.ts';
import { providerIn, PROVIDER_TIMEOUT_MS, type ProviderTable } from './provider-table.ts';

/** The timeout of each call to the incentives API, in milliseconds. Two calls in a row finish before the visitor's browser gives up. */
const INCENTIVES_TIMEOUT_MS = 6_000;

const HOUR_MS = 60 * 60 * 1000;

/** The adapter's dependencies, except `REBATE_API_HOST` (scheme, host and path prefix). */
interface AdapterParts {
  readonly timeoutMs: number;
  readonly places: Pick<PostalPlaces, 'placeOf'>;
  readonly clock: Clock;
  readonly log: Logger;
}

type RebateProvider = (host: string, parts: AdapterParts) => RebateDirectory;

/** Every kind of provider, by its name in `REBATE_PROVIDER`. To support another JSON format, write its adapter and add an entry here. */
export const REBATE_PROVIDERS: ProviderTable<RebateProvider> = {
  [DEFAULT_PROVIDER]: (host, { timeoutMs, clock, log }) =>
    new HttpRebateDirectory({ address: `${host}/productRebateDetails.json`, timeoutMs, clock, log }),
};

interface RebateParts extends Omit<AdapterParts, 'timeoutMs'> {
  /** The directory of our own records. */
  readonly records: RebateDirectory;
  readonly incomeLimits: IncomeLimits;
}

/** Names an area like the rest of the site does. Providers name an area by its largest town, which may not be the code's. */
export const withTownNames = (directory: RebateDirectory, places: PostalPlaces): RebateDirectory => ({
  rebatesAt: (code, ...how) => {
    const town = pipe(
      places.placeOf(code),
      O.map(({ city, state }) => `${city}, ${state}`),
    );
    const inTown = O.map((written: string) => O.getOrElse(() => written)(town));
    return pipe(
      directory.rebatesAt(code, ...how),
      TE.map((rebates) => ({ ...rebates, cityState: inTown(rebates.cityState) })),
    );
  },
});

/** The rebate directory: a real provider when its host is set, else a public incentives API, else our own records. */
export const rebateDirectory = (
  settings: Settings,
  { records, incomeLimits, ...parts }: RebateParts,
): RebateDirectory => {
  const { rebateApiHost: host, rebateProvider, incentivesApi, rebateCacheHours } = settings;
  const { places, clock, log } = parts;
  const forHouseholds = (source: RebateDirectory): RebateDirectory =>
    new HouseholdRebateDirectory(source, { incomeLimits, places, clock, log });
  const cached = (provider: RebateDirectory): RebateDirectory =>
    new CachedRebateDirectory(provider, clock, rebateCacheHours * HOUR_MS, log);
  if (host !== null) {
    const adapter = providerIn(REBATE_PROVIDERS, 'rebate', rebateProvider);
    return forHouseholds(cached(adapter(host, { ...parts, timeoutMs: PROVIDER_TIMEOUT_MS })));
  }
  if (incentivesApi === null) return forHouseholds(records);
  const api = { ...incentivesApi, timeoutMs: INCENTIVES_TIMEOUT_MS };
  return cached(new IncentivesRebateDirectory(api, places, clock));
};
