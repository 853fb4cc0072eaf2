import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  skip,
  Subscription,
  type Observable,
} from 'rxjs';
import { addressOf, searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { filtersNamed, type DealerFilter } from '../../../domain/dealer/filters.ts';
import type { FindDealersView } from '../find-dealers/find-dealers-view.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import type { UpdateLocationView } from '../update-location/update-location.ts';
import type { UseMyLocation } from '../use-my-location/use-my-location.ts';

/** The box of a page that lists dealers, and where the page's search goes on. Plain JSON. */
export interface SearchInPlaceView {
  /** Where the box leads without scripts: the page itself. */
  readonly path: string;
  /** The code that stands in the box: the one searched, else the visitor's own; empty without either. */
  readonly zipcode: string;
  /** The filters that are on, which the next search keeps. */
  readonly filters: ReadonlyArray<DealerFilter>;
  /** Where the page goes on; null: it stands where it is. The same address may be gone to again: `moves` counts. */
  readonly goesTo: string | null;
  readonly moves: number;
}

export interface SearchInPlaceViews {
  readonly found$: Observable<FindDealersView>;
  readonly area$: Observable<KnownArea>;
  readonly updates$: Observable<UpdateLocationView>;
}

/**
 * Searches dealers on the page that lists them: its address holds the search, so the page goes to another address of its own.
 * A code from `Update your location` is searched wherever on the page it was given (specification, section 2).
 */
export class SearchInPlace {
  private readonly view = new BehaviorSubject<SearchInPlaceView>({
    ...{ path: '', zipcode: '', filters: [], goesTo: null, moves: 0 },
  });
  private readonly subscription = new Subscription();
  private search: DealerSearch = searchNear('');

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SearchInPlaceView> = this.view.asObservable();

  constructor(
    { found$, area$, updates$ }: SearchInPlaceViews,
    private readonly myLocation: Pick<UseMyLocation, 'locate'>,
  ) {
    this.subscription.add(
      combineLatest([found$, area$]).subscribe(([{ search, path }, area]) => {
        this.search = search;
        this.view.next({
          ...this.view.value,
          ...{ path, filters: search.filters, zipcode: search.zipcode || (area.zipcode ?? '') },
        });
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

  /** Searches the dealers of a code, as it was typed; the filters that are on stay on. */
  searchIn(zipcode: string): void {
    this.goTo({ ...searchNear(zipcode), filters: this.search.filters });
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

  /** The view stays as it stands. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private goTo(search: DealerSearch): void {
    const { path, moves } = this.view.value;
    this.view.next({ ...this.view.value, goesTo: addressOf(path, search), moves: moves + 1 });
  }
}
