import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, type Observable, type Subscription } from 'rxjs';
import type { VisitorMemory } from '../../ports/visitor-memory.ts';

/** The area that the site serves the visitor for: the code searched last, or null while there is none. */
export interface AreaView {
  readonly zipcode: string | null;
}

/** Shows in every page's header for which area the visitor last searched (specification, section 4). */
export class ShowArea {
  private readonly view: BehaviorSubject<AreaView>;
  private subscription: Subscription | null = null;
  /** Replays its latest value, never completes. */
  readonly view$: Observable<AreaView>;

  /** `searched`: the area that the address of the page names, the same for all who open it; null: it names none. */
  constructor(
    private readonly memory: VisitorMemory,
    searched: AreaView = { zipcode: null },
  ) {
    this.view = new BehaviorSubject(searched);
    this.view$ = this.view.asObservable();
  }

  /** Recalls what the browser remembers and follows it; pages are rendered without it, so it is no part of the first view. */
  recall(): void {
    this.subscription ??= this.memory.postalCode$.subscribe((code) =>
      this.view.next({
        zipcode: pipe(
          code,
          O.getOrElseW(() => null),
        ),
      }),
    );
  }

  /** The view stays as it stands. */
  dispose(): void {
    this.subscription?.unsubscribe();
  }
}
