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
  private readonly view = new BehaviorSubject<AreaView>({ zipcode: null });
  private subscription: Subscription | null = null;
  readonly view$: Observable<AreaView> = this.view.asObservable();

  constructor(private readonly memory: VisitorMemory) {}

  /** Recalls what the browser remembers and follows it; pages are drawn without it, so it is no part of the first view. */
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
