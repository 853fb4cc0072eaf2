import { ContainerModule } from 'inversify';
import { ExplainDealer } from '../../../application/provider/explain-dealer/explain-dealer.ts';
import { LocateDealers } from '../../../application/provider/locate-dealers/locate-dealers.ts';
import { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import { MapDealers } from '../../../application/provider/map-dealers/map-dealers.ts';
import { NearestDealers } from '../../../application/provider/nearest-dealers/nearest-dealers.ts';
import type { Settings } from '../../settings/settings.ts';
import { LookedUpTimeZones } from '../../places/looked-up-time-zones.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';
import { dealerDirectory, dealerLookUp, dealerPlaces, listedDealerLookUp } from './dealer-providers.ts';

/** Binds the dealer records, and the directory that pages search: our own, or a real provider's. */
export const dealerServiceModule = (records: Pick<Records, 'dealers'>, settings: Settings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.dealerRecords).toConstantValue(records.dealers);
    bind(SERVER_TOKENS.locateDealers)
      .toDynamicValue(
        ({ get }) => new LocateDealers(get(SERVER_TOKENS.dealerRecords), get(SERVER_TOKENS.postalPlaces)),
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
          new ExplainDealer(get(TOKENS.dealerDirectory), get(TOKENS.clock), settings.callRoutingGroup),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.dealerPlaces).toConstantValue(dealerPlaces(settings, records.dealers));
    bind(SERVER_TOKENS.mapDealers)
      .toDynamicValue(
        ({ get }) =>
          new MapDealers({
            directory: get(TOKENS.dealerDirectory),
            lookUp: get(SERVER_TOKENS.listedDealerLookUp),
            places: get(SERVER_TOKENS.postalPlaces),
            towns: get(SERVER_TOKENS.largerTowns),
            clock: get(TOKENS.clock),
          }),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.lookUpDealer)
      .toDynamicValue(({ get }) => new LookUpDealer(get(SERVER_TOKENS.dealerRecords)))
      .inSingletonScope();
    bind(TOKENS.dealerDirectory)
      .toDynamicValue(({ get }) =>
        dealerDirectory(settings, {
          locateDealers: get(SERVER_TOKENS.locateDealers),
          nearestDealers: get(SERVER_TOKENS.nearestDealers),
          places: get(SERVER_TOKENS.postalPlaces),
          timeZones: new LookedUpTimeZones(),
          clock: get(TOKENS.clock),
          log: get(TOKENS.logger),
        }),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.dealerLookUp)
      .toDynamicValue(({ get }) =>
        dealerLookUp(settings, get(SERVER_TOKENS.lookUpDealer), get(TOKENS.logger)),
      )
      .inSingletonScope();
    bind(SERVER_TOKENS.listedDealerLookUp)
      .toDynamicValue(({ get }) => listedDealerLookUp(settings, get(SERVER_TOKENS.dealerLookUp)))
      .inSingletonScope();
  });
