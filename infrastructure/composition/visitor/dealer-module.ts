import { of, type Observable } from 'rxjs';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { DealerTexts } from '../../../application/visitor/dealer-texts/english.ts';
import type { CompareDealersView } from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import { FindDealers } from '../../../application/visitor/find-dealers/find-dealers.ts';
import type {
  FindDealersOptions,
  SearchPorts,
} from '../../../application/visitor/find-dealers/find-dealers-ports.ts';
import { RouteCalls } from '../../../application/visitor/route-calls/route-calls.ts';
import { SearchInPlace } from '../../../application/visitor/search-in-place/search-in-place.ts';
import { ShowConnections } from '../../../application/visitor/show-connections/show-connections.ts';
import { ShowHours } from '../../../application/visitor/show-hours/show-hours.ts';
import { constant, singleton, type Bindings, type GetService } from '../containers/binding.ts';
import { savedModule } from './saved-module.ts';
import { TOKENS } from '../containers/tokens.ts';

export interface DealerModuleOptions extends FindDealersOptions {
  /** The comparison, on pages that compare dealers. */
  readonly compared$?: (get: GetService) => Observable<CompareDealersView>;
  readonly lookUp: DealerLookUp;
  /** The site's own number. */
  readonly defaultPhone: string;
  /** The dealer texts in the language of the page. */
  readonly texts: DealerTexts;
}

export const dealerModule = (options: DealerModuleOptions): Bindings => [
  // Cards save their dealers.
  ...savedModule,
  constant(TOKENS.dealerTexts, options.texts),
  singleton(
    TOKENS.findDealers,
    (get) =>
      new FindDealers(
        { ...searchPorts(get), suggestions: get(TOKENS.placeSuggestions), lookUp: options.lookUp },
        options,
      ),
  ),
  singleton(
    TOKENS.routeCalls,
    (get) =>
      new RouteCalls(get(TOKENS.callRouting), get(TOKENS.logger), options.defaultPhone, {
        found$: get(TOKENS.findDealers).view$,
        compared$: options.compared$?.(get) ?? of(null),
      }),
  ),
  singleton(TOKENS.searchInPlace, (get) => {
    const finder = get(TOKENS.findDealers);
    const area$ = get(TOKENS.showArea).view$;
    const updates$ = get(TOKENS.updateLocation).view$;
    return new SearchInPlace(
      { finder, area$, updates$ },
      get(TOKENS.useMyLocation),
      get(TOKENS.pageNavigation),
    );
  }),
  singleton(TOKENS.showHours, (get) => new ShowHours(get(TOKENS.clock), options.texts.hoursWords)),
  singleton(TOKENS.showConnections, (get) => new ShowConnections(get(TOKENS.visitorProfiles))),
];

export const searchPorts = (get: GetService): SearchPorts => ({
  directory: get(TOKENS.dealerDirectory),
  memory: get(TOKENS.visitorMemory),
  origin: get(TOKENS.visitorOrigin),
  clock: get(TOKENS.clock),
  log: get(TOKENS.logger),
});
