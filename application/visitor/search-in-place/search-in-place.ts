import * as O from 'fp-ts/Option';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  skip,
  Subscription,
  type Observable,
} from 'rxjs';
import { addressOf, queryOf, searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { filtersNamed } from '../../../domain/dealer/filters.ts';
import { searchedArea } from '../../../domain/postal-code/searched-area.ts';
import { searchedText } from '../../../domain/postal-code/searched-code.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import type { UpdateLocationView } from '../update-location/update-location.ts';
import type { UseMyLocation } from '../use-my-location/use-my-location.ts';

/** The box of a page that lists dealers, and where the page's search goes on. Plain JSON. */
export interface SearchInPlaceView {
  /** Where the box leads without scripts: the page itself. */
  readonly path: string;
  /** The code that is in the box: the one searched, else the visitor's own; empty without either. */
  readonly zipcode: string;
  /** What the next search keeps without scripts, as its address names it: the filters and the order that are on. */
  readonly kept: ReadonlyArray<readonly [name: string, value: string]>;
  /** Where the page goes on; null: it stays where it is. The same address may be gone to again: `moves` counts. */
  readonly goesTo: string | null;
  readonly moves: number;
  /** Whether it takes the place of the address that the visitor came to: going back then leads to the page before. */
  readonly replaces: boolean;
  /** Whether the page shows a search, so that its box may be small. */
  readonly isSearched: boolean;
  /** How many times a new search was begun, with an empty box that gets the focus. */
  readonly begun: number;
  /** Whether the search is still being answered. */
  readonly isSearching: boolean;
  /** Whether the code searched is no postal code: the box shows how one is written. */
  readonly isMalformed: boolean;
  /** The code that was searched here last, whose results come into view, and how many times any was. */
  readonly sought: { readonly zipcode: string; readonly times: number };
}

export interface SearchInPlaceViews {
  readonly found$: Observable<FindDealersView>;
  readonly area$: Observable<KnownArea>;
  readonly updates$: Observable<UpdateLocationView>;
}

/**
 * Searches dealers on the page that lists them: its address holds the search, so the page goes to another address of its own.
 * A code from `Update your location` is searched as if it were typed in the box, wherever on the page it was given (specification,
 * section 2).
 */
export class SearchInPlace {
  private readonly view = new BehaviorSubject<SearchInPlaceView>({
    ...{ path: '', zipcode: '', kept: [], goesTo: null, moves: 0, replaces: false },
    ...{ begun: 0, isSearched: false, isSearching: false, isMalformed: false },
    sought: { zipcode: '', times: 0 },
  });
  private readonly subscription = new Subscription();
  private search: DealerSearch = searchNear('');
  /** Whether the remembered code may still be searched: once, where the page begins without a search. */
  private mayRecall = true;
  /** Whether a new search was begun, and none was made since: the box is not filled for the visitor. */
  private isBegun = false;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SearchInPlaceView> = this.view.asObservable();

  constructor(
    { found$, area$, updates$ }: SearchInPlaceViews,
    private readonly myLocation: Pick<UseMyLocation, 'locate'>,
  ) {
    this.subscription.add(
      combineLatest([found$, area$]).subscribe(([found, area]) => {
        const { kind, search, path } = found;
        this.search = search;
        const isSearched = search.zipcode !== '';
        if (isSearched) this.isBegun = false;
        this.view.next({
          ...this.view.value,
          path,
          kept: [...new URLSearchParams(queryOf(anew(search, '')))],
          zipcode: search.zipcode || ((this.isBegun ? null : area.zipcode) ?? ''),
          isSearched,
          isSearching: kind === 'searching',
          isMalformed: isSearched && O.isNone(searchedArea(search.zipcode)) && !offersTowns(found),
        });
        this.recall(area.zipcode, found.locator === null);
      }),
    );
    // What was updated before is searched already.
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

  /** Searches the dealers of a code, in any spelling, with the filters and the order that are on; their list comes into view. */
  searchIn(typed: string): void {
    const zipcode = searchedText(typed);
    const sought = { zipcode, times: this.view.value.sought.times + 1 };
    this.view.next({ ...this.view.value, sought });
    this.goTo(anew(this.search, zipcode));
  }

  /** Begins a new search: the box is empty and gets the focus, whatever code is remembered. */
  begin(): void {
    this.isBegun = true;
    this.mayRecall = false;
    this.view.next({ ...this.view.value, zipcode: '', begun: this.view.value.begun + 1 });
  }

  /** Searches where the device is; resolves when that is known or not. */
  async searchHere(): Promise<void> {
    const zipcode = await this.myLocation.locate();
    if (zipcode !== null && !this.subscription.closed) this.searchIn(zipcode);
  }

  /** Lets the filters named be those that are on, from the first page on; names of none are dropped. */
  filter(names: ReadonlyArray<string>): void {
    const filters = filtersNamed(names);
    if (filters.join() !== this.search.filters.join()) this.goTo({ ...this.search, filters, page: 1 });
  }

  /** The view stays as it is. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** The full locator without a code in its address searches the one that is remembered (contract, section 7: searching). */
  private recall(remembered: string | null, isLocator: boolean): void {
    if (this.view.value.path === '' || !this.mayRecall) return;
    if (!isLocator || this.search.zipcode !== '') this.mayRecall = false;
    else if (remembered !== null) this.goTo({ ...this.search, zipcode: remembered }, true);
  }

  private goTo(search: DealerSearch, replaces = false): void {
    // Where anything was searched, the remembered code comes too late.
    this.mayRecall = false;
    const { path, moves } = this.view.value;
    this.view.next({ ...this.view.value, goesTo: addressOf(path, search), moves: moves + 1, replaces });
  }
}

/** The first page of the same search elsewhere. */
const anew = (search: DealerSearch, zipcode: string): DealerSearch => ({
  ...search,
  zipcode,
  page: 1,
  compared: [],
});

/** Whether what was typed may be a town, so that nothing is wrong with it. */
const offersTowns = (found: FindDealersView): boolean => found.kind === 'none' && found.why.towns.length > 0;
