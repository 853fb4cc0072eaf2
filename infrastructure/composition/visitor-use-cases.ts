import type { Container } from 'inversify';
import { FindDealers } from '../../application/visitor/find-dealers/find-dealers.ts';
import type { FindDealersView } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import type { SiteFacts } from '../../application/visitor/read-page/page-head.ts';
import { ShowArea } from '../../application/visitor/show-area/show-area.ts';
import type { Patience } from '../../domain/dealer/patience.ts';
import type { Services } from '../../ui/bindings/services.ts';
import { TOKENS } from './tokens.ts';

/** Binds what a homeowner does, once per visit: in the browser for the page's life, on the server for one request. */
export const bindVisitorUseCases = (
  container: Container,
  { resumed, patience }: { resumed: FindDealersView | null; patience: Patience },
): void => {
  container
    .bind(TOKENS.findDealers)
    .toDynamicValue(
      ({ get }) =>
        new FindDealers(
          get(TOKENS.dealerDirectory),
          get(TOKENS.visitorMemory),
          get(TOKENS.clock),
          get(TOKENS.problemLog),
          resumed,
          patience,
        ),
    )
    .inSingletonScope();
  container
    .bind(TOKENS.showArea)
    .toDynamicValue(({ get }) => new ShowArea(get(TOKENS.visitorMemory)))
    .inSingletonScope();
};

/** The services that pages draw from. */
export const servicesOf = (container: Container, site: SiteFacts): Services => ({
  site,
  findDealers: container.get(TOKENS.findDealers),
  showArea: container.get(TOKENS.showArea),
});
