import { ContainerModule } from 'inversify';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { PostalPlaces } from '../../../application/ports/dealers/postal-places.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import { CachedRebateDirectory } from '../../http/cached-rebate-directory.ts';
import { HttpRebateDirectory } from '../../http/http-rebate-directory.ts';
import { IncentivesRebateDirectory } from '../../http/incentives-rebate-directory.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** How long a real provider may take from the first word to the last, in milliseconds. */
const PROVIDER_TIMEOUT_MS = 8_000;

/** How long each call of the incentives API may take: two in a row are shorter than a visitor's browser waits, in milliseconds. */
const INCENTIVES_TIMEOUT_MS = 6_000;

const HOUR_MS = 60 * 60 * 1000;

interface RebateParts {
  /** Our own records. */
  readonly records: RebateDirectory;
  readonly places: Pick<PostalPlaces, 'placeOf'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Where rebates are read: a real provider where its host is set, else a public incentives API, else our own records. */
export const rebateDirectory = (settings: Settings, parts: RebateParts): RebateDirectory => {
  const { rebateApiHost, incentivesApi } = settings;
  const maxAgeMs = settings.rebateCacheHours * HOUR_MS;
  const { records, places, clock, log } = parts;
  if (rebateApiHost !== null) {
    const address = `${rebateApiHost}/productRebateDetails.json`;
    const provider = new HttpRebateDirectory({ address, timeoutMs: PROVIDER_TIMEOUT_MS, clock, log });
    return new CachedRebateDirectory(provider, clock, maxAgeMs);
  }
  if (incentivesApi === null) return records;
  const api = { ...incentivesApi, timeoutMs: INCENTIVES_TIMEOUT_MS };
  return new CachedRebateDirectory(new IncentivesRebateDirectory(api, places, clock), clock, maxAgeMs);
};

/** What the service knows of rebates. */
export const rebateModule = (records: Pick<Records, 'rebates'>, settings: Settings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.rebateDirectory)
      .toDynamicValue(({ get }) =>
        rebateDirectory(settings, {
          records: records.rebates,
          places: get(SERVER_TOKENS.postalPlaces),
          clock: get(TOKENS.clock),
          log: get(TOKENS.logger),
        }),
      )
      .inSingletonScope();
  });
