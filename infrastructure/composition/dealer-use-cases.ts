import { CompareDealers } from '../../application/visitor/compare-dealers/compare-dealers.ts';
import type { CompareDealersView } from '../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { FindDealers } from '../../application/visitor/find-dealers/find-dealers.ts';
import type {
  FindDealersOptions,
  FindDealersPorts,
} from '../../application/visitor/find-dealers/find-dealers-ports.ts';
import { ReadReviews } from '../../application/visitor/read-reviews/read-reviews.ts';
import { RouteCalls } from '../../application/visitor/route-calls/route-calls.ts';
import { SearchInPlace } from '../../application/visitor/search-in-place/search-in-place.ts';
import { ShowConnections } from '../../application/visitor/show-connections/show-connections.ts';
import type { Bindings, Bound } from './bindings.ts';
import { TOKENS } from './tokens.ts';

export interface DealerUseCaseOptions extends FindDealersOptions {
  /** The comparison that the page was drawn with. */
  readonly resumedComparison?: CompareDealersView | null;
  /** The site's own number. */
  readonly defaultPhone: string;
}

/** Binds what a homeowner does with dealers. */
export const bindDealerUseCases = (container: Bindings, options: DealerUseCaseOptions): void => {
  container
    .bind(TOKENS.findDealers)
    .toDynamicValue((context) => new FindDealers(searchPorts(context), options))
    .inSingletonScope();
  container
    .bind(TOKENS.compareDealers)
    .toDynamicValue(
      (context) =>
        new CompareDealers(searchPorts(context), { ...options, resumed: options.resumedComparison ?? null }),
    )
    .inSingletonScope();
  container
    .bind(TOKENS.readReviews)
    .toDynamicValue(({ get }) => new ReadReviews(get(TOKENS.dealerReviews), get(TOKENS.logger)))
    .inSingletonScope();
  container
    .bind(TOKENS.routeCalls)
    .toDynamicValue(
      ({ get }) =>
        new RouteCalls(get(TOKENS.callRouting), get(TOKENS.logger), options.defaultPhone, {
          found$: get(TOKENS.findDealers).view$,
          compared$: get(TOKENS.compareDealers).view$,
        }),
    )
    .inSingletonScope();
  container
    .bind(TOKENS.searchInPlace)
    .toDynamicValue(({ get }) => {
      const found$ = get(TOKENS.findDealers).view$;
      const area$ = get(TOKENS.showArea).view$;
      const updates$ = get(TOKENS.updateLocation).view$;
      return new SearchInPlace({ found$, area$, updates$ }, get(TOKENS.useMyLocation));
    })
    .inSingletonScope();
  container
    .bind(TOKENS.showConnections)
    .toDynamicValue(({ get }) => new ShowConnections(get(TOKENS.visitorProfiles)))
    .inSingletonScope();
};

/** What every search of dealers asks of the world. */
const searchPorts = ({ get }: Bound): FindDealersPorts => ({
  directory: get(TOKENS.dealerDirectory),
  memory: get(TOKENS.visitorMemory),
  origin: get(TOKENS.visitorOrigin),
  clock: get(TOKENS.clock),
  log: get(TOKENS.logger),
});
