import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, concat, defer, finalize, of, Subject, switchMap, tap } from 'rxjs';
import type { MonoTypeOperatorFunction, Observable, Subscription } from 'rxjs';
import type { CodeUnknown, NearestCode } from '../../ports/dealers/nearest-code.ts';
import type { PositionUnknown, VisitorPosition } from '../../ports/visitor/visitor-position.ts';

/** Why a location was not found: the visitor or the device does not share it, it is elsewhere, or its code is unknown. */
export type LocationFailure = PositionUnknown['reason'] | CodeUnknown['reason'];

/** How far the question for the visitor's location has come. */
export type UseMyLocationView =
  | { readonly kind: 'idle' }
  | { readonly kind: 'locating' }
  | { readonly kind: 'located'; readonly zipcode: string }
  | { readonly kind: 'failed'; readonly reason: LocationFailure };

/** Turns where the visitor is into a postal code (contract, section 7). It asks the visitor's device: only on a click. */
export class UseMyLocation {
  private readonly view = new BehaviorSubject<UseMyLocationView>({ kind: 'idle' });
  private readonly subscription: Subscription;
  private readonly requests = new Subject<(zipcode: string | null) => void>();

  /** Replays its latest value, never completes. */
  readonly view$: Observable<UseMyLocationView> = this.view.asObservable();

  constructor(
    private readonly position: VisitorPosition,
    private readonly nearestCode: NearestCode,
  ) {
    this.subscription = this.requests
      .pipe(switchMap((settled) => this.views().pipe(settling(settled))))
      .subscribe((view) => this.view.next(view));
  }

  /** Asks for the location; resolves with its code, null when it is not found or a later request has replaced it. */
  locate(): Promise<string | null> {
    return new Promise((settled) => this.requests.next(settled));
  }

  /** Ends every wait; the view stays as it is. */
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

/** Settles with the code that was located, null without one, once the views end or others take their place. */
const settling =
  (settled: (zipcode: string | null) => void): MonoTypeOperatorFunction<UseMyLocationView> =>
  (views) => {
    let zipcode: string | null = null;
    return views.pipe(
      tap((view) => (zipcode = view.kind === 'located' ? view.zipcode : null)),
      finalize(() => settled(zipcode)),
    );
  };
