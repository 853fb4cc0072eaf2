import * as O from 'fp-ts/Option';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  skip,
  Subscription,
  type Observable,
} from 'rxjs';
import {
  addressOf,
  keptParameters,
  searchNear,
  type DealerSearch,
} from '../../../domain/dealer/dealer-search.ts';
import type { AddressQuery } from '../find-dealers/search-address.ts';
import { filtersNamed } from '../../../domain/dealer/filters.ts';
import { searchedArea } from '../../../domain/postal-code/searched-area.ts';
import { searchedText } from '../../../domain/postal-code/searched-code.ts';
import type { PageNavigation } from '../../ports/visitor/page-navigation.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { FindDealers, SearchPlace } from '../find-dealers/find-dealers.ts';
import { NEW_SEARCH } from '../find-dealers/link-texts.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import type { UpdateLocationView } from '../update-location/update-location.ts';
import type { UseMyLocation } from '../use-my-location/use-my-location.ts';

/** State of the search box on a page that lists dealers. Plain JSON. */
export interface SearchInPlaceView {
  /** The form's `action`, for pages without scripts: the page itself. */
  readonly path: string;
  /** The postal code in the box: the one searched, or else the visitor's own; empty without either. */
  readonly zipcode: string;
  /** The filter and sort parameters that the next search keeps without scripts, named as in the address. */
  readonly kept: ReadonlyArray<readonly [name: string, value: string]>;
  /** Whether the search shows only dealers who answer 24/7. */
  readonly isAroundTheClock: boolean;
  /** Whether the page shows a search, so that its box may be small. */
  readonly isSearched: boolean;
  /** Counts clicks on new search. Each one empties the box and focuses it. */
  readonly newSearches: number;
  readonly isSearching: boolean;
  /** Whether the postal code is malformed. The box then shows the format. */
  readonly isMalformed: boolean;
  /** The last code searched in this box and the number of searches. On each one, the results scroll into view. */
  readonly lastSearch: { readonly zipcode: string; readonly times: number };
}

interface SearchInPlaceSources {
  readonly finder: Pick<FindDealers, 'view$' | 'showAt'>;
  readonly area$: Observable<KnownArea>;
  readonly updates$: Observable<UpdateLocationView>;
}

/**
 * Searches dealers on the page that lists them. A search goes into the page's address; the dealer list and this box follow the address. A
 * code from `Update your location`, anywhere on the page, is searched as if it were typed in the box (specification, section 2).
 */
export class SearchInPlace {
  private readonly view = new BehaviorSubject<SearchInPlaceView>({
    path: '',
    zipcode: '',
    kept: [],
    isAroundTheClock: false,
    newSearches: 0,
    isSearched: false,
    isSearching: false,
    isMalformed: false,
    lastSearch: { zipcode: '', times: 0 },
  });
  private readonly subscription = new Subscription();
  private search: DealerSearch = searchNear('');
  /** Whether the remembered code may still be searched: once, when the page starts without a search. */
  private mayRecall = true;
  /** Whether the visitor started a new search and hasn't submitted it. The box is then not prefilled. */
  private isBegun = false;
  /** The query whose dealers are shown; null before the first. */
  private query: AddressQuery | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SearchInPlaceView> = this.view.asObservable();

  constructor(
    private readonly sources: SearchInPlaceSources,
    private readonly myLocation: Pick<UseMyLocation, 'locate'>,
    private readonly navigation: PageNavigation,
  ) {
    const { finder, area$, updates$ } = sources;
    this.subscription.add(
      combineLatest([finder.view$, area$]).subscribe(([found, area]) => {
        const { kind, search, path } = found;
        this.search = search;
        const isSearched = search.zipcode !== '';
        if (isSearched) this.isBegun = false;
        this.view.next({
          ...this.view.value,
          path,
          kept: keptParameters(search),
          isAroundTheClock: search.filters.includes('emergencyService'),
          zipcode: search.zipcode || ((this.isBegun ? null : area.zipcode) ?? ''),
          isSearched,
          isSearching: kind === 'searching',
          isMalformed: isSearched && O.isNone(searchedArea(search.zipcode)) && !offersTowns(found),
        });
        this.recall(area.zipcode, found.locator === null);
      }),
    );
    // Skips the first value: it is an update from before this page, which is already searched.
    const later$ = updates$.pipe(
      distinctUntilChanged((one, other) => one.updates === other.updates),
      skip(1),
    );
    this.subscription.add(
      later$.subscribe(({ zipcode }) => {
        if (zipcode !== null) this.searchIn(zipcode);
      }),
    );
  }

  /**
   * Shows the dealers of the page's address. A new-search link, whose fragment is in the address, begins a new search on each click, although
   * the query is the same object.
   */
  follow({ query, hash }: { readonly query: AddressQuery; readonly hash: string }, place: SearchPlace): void {
    if (query !== this.query) void this.sources.finder.showAt(query, place);
    this.query = query;
    if (hash === NEW_SEARCH) this.begin();
  }

  /** Searches near a code in any spelling, with the current filters and sort order, and scrolls to the results. */
  searchIn(typed: string): void {
    const zipcode = searchedText(typed);
    const lastSearch = { zipcode, times: this.view.value.lastSearch.times + 1 };
    this.view.next({ ...this.view.value, lastSearch });
    this.goTo(anew(this.search, zipcode));
  }

  /** Empties the box and focuses it, even when a code is remembered. */
  private begin(): void {
    this.isBegun = true;
    this.mayRecall = false;
    this.view.next({ ...this.view.value, zipcode: '', newSearches: this.view.value.newSearches + 1 });
  }

  /** Searches at the device's location. Resolves when the location is known or unavailable. */
  async searchHere(): Promise<void> {
    const zipcode = await this.myLocation.locate();
    if (zipcode !== null && !this.subscription.closed) this.searchIn(zipcode);
  }

  /** Turns on exactly these filters and goes to page 1. Unknown names are ignored. */
  filter(names: ReadonlyArray<string>): void {
    const filters = filtersNamed(names);
    if (filters.join() !== this.search.filters.join()) this.goTo({ ...this.search, filters, page: 1 });
  }

  /** Stops all subscriptions and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** On the locator without a code in its address, searches the remembered code (contract, section 7: searching). */
  private recall(remembered: string | null, isLocator: boolean): void {
    if (this.view.value.path === '' || !this.mayRecall) return;
    if (!isLocator || this.search.zipcode !== '') this.mayRecall = false;
    else if (remembered !== null) this.goTo({ ...this.search, zipcode: remembered }, true);
  }

  private goTo(search: DealerSearch, replaces = false): void {
    // After any search, the remembered code is no longer used.
    this.mayRecall = false;
    this.navigation.goTo(addressOf(this.view.value.path, search), replaces);
  }
}

/** The first page of the same search for another code. */
const anew = (search: DealerSearch, zipcode: string): DealerSearch => ({
  ...search,
  zipcode,
  page: 1,
  compared: [],
});

/** Whether the typed text may be a town, which isn't an error. */
const offersTowns = (found: FindDealersView): boolean => found.kind === 'none' && found.why.towns.length > 0;
