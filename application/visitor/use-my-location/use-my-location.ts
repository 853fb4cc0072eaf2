import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, concat, defer, finalize, of, Subject, switchMap } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { CodeUnknown, NearestCode } from '../../ports/nearest-code.ts';
import type { PositionUnknown, VisitorPosition } from '../../ports/visitor-position.ts';

/** Why a location was not found: the visitor or the device does not tell it, it lies elsewhere, or nobody knows its code. */
export type LocationFailure = PositionUnknown['reason'] | CodeUnknown['reason'];

/** How far the question for the visitor's location has come. */
export type UseMyLocationView =
  | { readonly kind: 'idle' }
  | { readonly kind: 'locating' }
  | { readonly kind: 'located'; readonly zipcode: string }
  | { readonly kind: 'failed'; readonly reason: LocationFailure };

/** Turns where the visitor is into her postal code (contract, section 7). It asks her device: only on a press. */
export class UseMyLocation {
  private readonly view = new BehaviorSubject<UseMyLocationView>({ kind: 'idle' });
  private readonly subscription: Subscription;
  private readonly presses = new Subject<() => void>();

  /** Replays its latest value, never completes. */
  readonly view$: Observable<UseMyLocationView> = this.view.asObservable();

  constructor(
    private readonly position: VisitorPosition,
    private readonly nearestCode: NearestCode,
  ) {
    this.subscription = this.presses
      .pipe(switchMap((settled) => this.views().pipe(finalize(settled))))
      .subscribe((view) => this.view.next(view));
  }

  /** Asks for the location; resolves when it is found or not, or when a later press has taken its place. */
  locate(): Promise<void> {
    return new Promise((settled) => this.presses.next(settled));
  }

  /** Ends every wait; the view stays as it stands. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private views(): Observable<UseMyLocationView> {
    return concat(of<UseMyLocationView>({ kind: 'locating' }), defer(this.outcome));
  }

  private readonly outcome = (): Promise<UseMyLocationView> =>
    pipe(
      this.position.now(),
      TE.chainW((position) => this.nearestCode.of(position)),
      TE.match(
        ({ reason }): UseMyLocationView => ({ kind: 'failed', reason }),
        (zipcode): UseMyLocationView => ({ kind: 'located', zipcode }),
      ),
    )();
}
