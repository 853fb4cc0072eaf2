import { Container } from 'inversify';
import { ExplainDealer } from '../../application/provider/explain-dealer/explain-dealer.ts';
import { ListReviews } from '../../application/provider/list-reviews/list-reviews.ts';
import { LocateDealers } from '../../application/provider/locate-dealers/locate-dealers.ts';
import { LocateVisitor } from '../../application/provider/locate-visitor/locate-visitor.ts';
import { LookUpDealer } from '../../application/provider/look-up-dealer/look-up-dealer.ts';
import { NearestDealers } from '../../application/provider/nearest-dealers/nearest-dealers.ts';
import { RouteCall } from '../../application/provider/route-call/route-call.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { Settings } from '../settings/settings.ts';
import { SystemClock } from '../system/system-clock.ts';
import { dealerDirectory, dealerLookUp } from './dealer-providers.ts';
import type { Records } from './open-records.ts';
import { TOKENS } from './tokens.ts';

/** The singletons of the server's process: what the service does, and the adapters behind it. */
export const processContainer = (records: Records, log: Logger, settings: Settings): Container => {
  const container = new Container();
  container.bind(TOKENS.clock).toConstantValue(new SystemClock());
  container.bind(TOKENS.dealerRecords).toConstantValue(records.dealers);
  container.bind(TOKENS.reviewRecords).toConstantValue(records.reviews);
  container.bind(TOKENS.numberPools).toConstantValue(records.numberPools);
  container.bind(TOKENS.postalPlaces).toConstantValue(records.places);
  container.bind(TOKENS.logger).toConstantValue(log);
  container
    .bind(TOKENS.locateDealers)
    .toDynamicValue(({ get }) => new LocateDealers(get(TOKENS.dealerRecords), get(TOKENS.postalPlaces)))
    .inSingletonScope();
  container
    .bind(TOKENS.nearestDealers)
    .toDynamicValue(({ get }) => new NearestDealers(get(TOKENS.dealerRecords), get(TOKENS.postalPlaces)))
    .inSingletonScope();
  container
    .bind(TOKENS.explainDealer)
    .toDynamicValue(
      ({ get }) =>
        new ExplainDealer(get(TOKENS.dealerDirectory), get(TOKENS.clock), settings.callRoutingGroup),
    )
    .inSingletonScope();
  container
    .bind(TOKENS.locateVisitor)
    .toDynamicValue(({ get }) => new LocateVisitor(get(TOKENS.postalPlaces)))
    .inSingletonScope();
  container
    .bind(TOKENS.lookUpDealer)
    .toDynamicValue(({ get }) => new LookUpDealer(get(TOKENS.dealerRecords)))
    .inSingletonScope();
  container
    .bind(TOKENS.listReviews)
    .toDynamicValue(({ get }) => new ListReviews(get(TOKENS.reviewRecords)))
    .inSingletonScope();
  container
    .bind(TOKENS.routeCall)
    .toDynamicValue(({ get }) => new RouteCall(get(TOKENS.numberPools), get(TOKENS.clock)))
    .inSingletonScope();
  container
    .bind(TOKENS.dealerDirectory)
    .toDynamicValue(({ get }) =>
      dealerDirectory(settings, {
        locateDealers: get(TOKENS.locateDealers),
        nearestDealers: get(TOKENS.nearestDealers),
        clock: get(TOKENS.clock),
        log,
      }),
    )
    .inSingletonScope();
  container
    .bind(TOKENS.dealerLookUp)
    .toDynamicValue(({ get }) => dealerLookUp(settings, get(TOKENS.lookUpDealer)))
    .inSingletonScope();
  return container;
};
