import { ContainerModule } from 'inversify';
import { ExplainDealer } from '../../../application/provider/explain-dealer/explain-dealer.ts';
import { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import { NearestDealers } from '../../../application/provider/nearest-dealers/nearest-dealers.ts';
import { HttpDealerDirectory } from '../../http/http-dealer-directory.ts';
import { InProcessDealerDirectory } from '../../in-process/in-process-dealer-directory.ts';
import { dealerSearchPath, type Settings } from '../../settings/settings.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../server-tokens.ts';
import { TOKENS } from '../tokens.ts';

/** A page waits for a foreign provider no longer than this, in milliseconds. */
const PROVIDER_TIMEOUT_MS = 5_000;

/** What the service knows of dealers, and where pages look for them: in it, or in a real provider. */
export const dealerModule = (records: Pick<Records, 'dealers'>, settings: Settings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.dealerRecords).toConstantValue(records.dealers);
    bind(SERVER_TOKENS.locateDealers)
      .toDynamicValue(
        ({ get }) =>
          new LocateDealers(
            get(SERVER_TOKENS.dealerRecords),
            get(SERVER_TOKENS.postalPlaces),
            get(TOKENS.clock),
          ),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.nearestDealers)
      .toDynamicValue(
        ({ get }) => new NearestDealers(get(SERVER_TOKENS.dealerRecords), get(SERVER_TOKENS.postalPlaces)),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.explainDealer)
      .toDynamicValue(
        ({ get }) =>
          new ExplainDealer(get(SERVER_TOKENS.locateDealers), get(TOKENS.clock), settings.callRoutingGroup),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.lookUpDealer)
      .toDynamicValue(({ get }) => new LookUpDealer(get(SERVER_TOKENS.dealerRecords)))
      .inSingletonScope();
    bind(TOKENS.dealerDirectory)
      .toDynamicValue(({ get }) =>
        settings.dealerApiHost === null
          ? new InProcessDealerDirectory(get(SERVER_TOKENS.locateDealers), get(SERVER_TOKENS.nearestDealers))
          : new HttpDealerDirectory({
              searchAddress: `${settings.dealerApiHost}${dealerSearchPath(settings)}`,
              nearestAddress: `${settings.dealerApiHost}/dealers/nearest`,
              timeoutMs: PROVIDER_TIMEOUT_MS,
              context: () => ({ url: settings.siteUrl, mtaAnonymousId: '', mtaSessionId: '' }),
              log: get(TOKENS.logger),
            }),
      )
      .inSingletonScope();
  });
