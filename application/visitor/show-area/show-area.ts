import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import type { VisitorMemory } from '../../ports/visitor/visitor-memory.ts';

/** The area that the site serves the visitor for: the code searched last, or null while there is none. */
export interface KnownArea {
  readonly zipcode: string | null;
}

/** The area, and where its dealers are who answer around the clock, nearest first. */
export interface AreaView extends KnownArea {
  readonly emergencyDealers: string;
}

const areaView = (zipcode: string | null, listPath: string): AreaView => ({
  zipcode,
  emergencyDealers: addressOf(listPath, {
    ...searchNear(zipcode ?? ''),
    filters: ['emergencyService'],
    sort: 'nearest',
  }),
});

/** Shows in every page's header for which area the visitor last searched (specification, section 4). */
export class ShowArea {
  private readonly view: BehaviorSubject<AreaView>;
  private subscription: Subscription | null = null;
  /** Replays its latest value, never completes. */
  readonly view$: Observable<AreaView>;

  /**
   * `searched`: the area that the address of the page names, the same for all who open it; null: it names none. `listPath`: the full
   * locator in the language of the page.
   */
  constructor(
    private readonly memory: VisitorMemory,
    searched: KnownArea = { zipcode: null },
    private readonly listPath: string = LIST_PATH,
  ) {
    this.view = new BehaviorSubject(areaView(searched.zipcode, listPath));
    this.view$ = this.view.asObservable();
  }

  /** Recalls what the browser remembers and follows it; pages are rendered without it, so it is no part of the first view. */
  recall(): void {
    this.subscription ??= this.memory.postalCode$.subscribe((code) =>
      this.view.next(areaView(O.toNullable(code), this.listPath)),
    );
  }

  /** The view stays as it is. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }
}
