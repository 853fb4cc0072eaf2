import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, concat, defer, finalize, of, Subject, switchMap, tap } from 'rxjs';
import type { MonoTypeOperatorFunction, Observable, Subscription } from 'rxjs';
import type { CodeUnknown, NearestCode } from '../../ports/dealers/nearest-code.ts';
import type { PositionUnknown, VisitorPosition } from '../../ports/visitor/visitor-position.ts';

/** Why a location wasn't found: the device doesn't share it, it is outside the US and Canada, or no code was found. */
export type LocationFailure = PositionUnknown['reason'] | CodeUnknown['reason'];

export type UseMyLocationView =
  | { readonly kind: 'idle' }
  | { readonly kind: 'locating' }
  | { readonly kind: 'located'; readonly zipcode: string }
  | { readonly kind: 'failed'; readonly reason: LocationFailure };

/** Finds the postal code of the visitor's position (contract, section 7). It asks for permission, so call it only on a click. */
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

  /** Locates the device. Resolves to the postal code, or null when it isn't found or a later request replaces this one. */
  locate(): Promise<string | null> {
    return new Promise((settled) => this.requests.next(settled));
  }

  /** Stops all requests and keeps the last view. */
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

/** Calls `settled` with the located code, or null, when the source completes or is unsubscribed. */
const settling =
  (settled: (zipcode: string | null) => void): MonoTypeOperatorFunction<UseMyLocationView> =>
  (views) => {
    let zipcode: string | null = null;
    return views.pipe(
      tap((view) => (zipcode = view.kind === 'located' ? view.zipcode : null)),
      finalize(() => settled(zipcode)),
    );
  };
