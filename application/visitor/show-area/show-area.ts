import * as O from 'fp-ts/Option';
import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import type { VisitorMemory } from '../../ports/visitor-memory.ts';

/** The area that the site serves the visitor for: the code searched last, or null while there is none. */
export interface KnownArea {
  readonly zipcode: string | null;
}

/** The area, and where its dealers are who answer around the clock. */
export interface AreaView extends KnownArea {
  readonly emergencyDealers: string;
}

const areaView = (zipcode: string | null): AreaView => ({
  zipcode,
  emergencyDealers: addressOf(LIST_PATH, { ...searchNear(zipcode ?? ''), filters: ['emergencyService'] }),
});

/** Shows in every page's header for which area the visitor last searched (specification, section 4). */
export class ShowArea {
  private readonly view = new BehaviorSubject<AreaView>(areaView(null));
  private subscription: Subscription | null = null;
  readonly view$: Observable<AreaView> = this.view.asObservable();

  constructor(private readonly memory: VisitorMemory) {}

  /** Recalls what the browser remembers and follows it; pages are drawn without it, so it is no part of the first view. */
  recall(): void {
    this.subscription ??= this.memory.postalCode$.subscribe((code) =>
      this.view.next(areaView(O.toNullable(code))),
    );
  }

  /** The view stays as it stands. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }
}
