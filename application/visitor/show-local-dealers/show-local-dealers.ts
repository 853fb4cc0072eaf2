import * as E from 'fp-ts/Either';
import { flow } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import {
  BehaviorSubject,
  concat,
  defer,
  EMPTY,
  filter,
  finalize,
  map,
  mergeMap,
  of,
  Subject,
  Subscription,
  switchMap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { inSortOrder } from '../../../domain/dealer/dealers-in-order.ts';
import { ratingOf } from '../../../domain/dealer/rating.ts';
import { VISITOR_RETRY_POLICY, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { SearchPorts } from '../find-dealers/find-dealers-ports.ts';
import { lookUp, type LookUpOutcome } from '../find-dealers/look-up.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import type { DealerNetwork } from './dealer-network.ts';
import {
  MAX_LOCAL_REVIEWS,
  usefulReviews,
  type LocalReview,
  type LocalReviewPorts,
} from './local-reviews.ts';
import { localDealersTexts, type LocalDealersTexts } from './texts.ts';

/** The dealers of the visitor's area. `unknown`: no postal code is known, or no dealer serves it. */
export type LocalDealersView = {
  /** The network whose reviews are shown until the area is known, and when the area's dealers have no reviews. */
  readonly network: DealerNetwork;
  /** Whether the visitor's traffic source hides ratings and reviews. */
  readonly hidesReviews: boolean;
} & (
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known';
      readonly zipcode: PostalCode;
      /** `25 dealers near 60601`. */
      readonly heading: string;
      /** The link to the full list. */
      readonly all: { readonly text: string; readonly address: string };
      /** Reviews of nearby dealers, the most useful first; null while loading. */
      readonly reviews: ReadonlyArray<LocalReview> | null;
    }
);

type KnownView = Extract<LocalDealersView, { kind: 'known' }>;

export interface ShowLocalDealersPorts extends Omit<SearchPorts, 'memory'>, LocalReviewPorts {
  readonly area$: Observable<KnownArea>;
}

export interface ShowLocalDealersOptions {
  /** The server-rendered view. Its area isn't looked up again. */
  readonly resumed?: LocalDealersView | null;
  readonly retryPolicy?: RetryPolicy;
  /** Reads the whole network. Absent in the browser, which reuses the server's. */
  readonly network?: TaskEither<unknown, DealerNetwork>;
  /** The texts; English by default. */
  readonly texts?: LocalDealersTexts;
}

const NO_NETWORK: DealerNetwork = { size: null, reviews: [] };

/** The port that pages show the area's dealers from. */
export interface LocalDealers {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<LocalDealersView>;
  /** Shows an area's dealers. Resolves when they are loaded, the look-up has failed or another area replaces this one. */
  show(code: PostalCode | null): Promise<void>;
  /** Follows the visitor's area. */
  follow(): void;
  /** Whether the look-up of the area's dealers is in progress or has failed, or the network hasn't been read yet. */
  readonly isUnsettled: boolean;
}

/**
 * Shows the number of dealers in the visitor's area and some of their reviews (specification, sections 2, 7 and 9). Until the area
 * is known, shows the same for the whole network.
 */
export class ShowLocalDealers implements LocalDealers {
  private readonly view: BehaviorSubject<LocalDealersView>;
  private readonly codes = new Subject<{ code: PostalCode | null; settled: () => void }>();
  private readonly subscription = new Subscription();
  private readonly retryPolicy: RetryPolicy;
  private readonly texts: LocalDealersTexts;
  private unread: TaskEither<unknown, DealerNetwork> | null;
  private isAsking = false;

  readonly view$: Observable<LocalDealersView>;

  constructor(
    private readonly ports: ShowLocalDealersPorts,
    {
      resumed = null,
      retryPolicy = VISITOR_RETRY_POLICY,
      network,
      texts = localDealersTexts,
    }: ShowLocalDealersOptions = {},
  ) {
    this.texts = texts;
    this.retryPolicy = retryPolicy;
    this.unread = network ?? null;
    const { hidesRatings: hidesReviews } = ports.origin.trafficSource();
    this.view = new BehaviorSubject<LocalDealersView>({
      ...(resumed ?? { kind: 'unknown', network: NO_NETWORK }),
      hidesReviews,
    });
    this.view$ = this.view.asObservable();
    this.subscription.add(
      this.codes
        .pipe(
          switchMap(({ code, settled }) =>
            concat(this.networkRead(), this.viewsNear(code)).pipe(finalize(settled)),
          ),
        )
        .subscribe((view) => this.view.next(view)),
    );
  }

  show(code: PostalCode | null): Promise<void> {
    return new Promise((settled) => this.codes.next({ code, settled }));
  }

  follow(): void {
    this.subscription.add(
      this.ports.area$.subscribe(({ zipcode }) => {
        void this.show(O.toNullable(parsePostalCode(zipcode ?? '')));
      }),
    );
  }

  get isUnsettled(): boolean {
    return this.isAsking || this.unread !== null;
  }

  /** Stops all look-ups and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  /** Reads the network. If that fails, the page shows less and isn't cached as settled. */
  private networkRead(): Observable<LocalDealersView> {
    const { unread } = this;
    if (unread === null) return EMPTY;
    return defer(unread).pipe(
      mergeMap(
        E.match(
          () => EMPTY,
          (network) => {
            this.unread = null;
            return of({ ...this.view.value, network });
          },
        ),
      ),
    );
  }

  private viewsNear(code: PostalCode | null): Observable<LocalDealersView> {
    return defer(() => {
      const shown = this.view.value;
      if (shown.kind === 'known' && shown.zipcode === code && shown.reviews !== null) return EMPTY;
      this.isAsking = code !== null;
      const unknown = this.unknown();
      if (code === null) return of(unknown);
      const { directory, clock, log } = this.ports;
      return concat(
        of(unknown),
        lookUp(directory, clock, log, this.retryPolicy, code).pipe(
          filter(isAnswered),
          switchMap(({ answer }) => this.viewsOf(code, answer)),
        ),
      );
    });
  }

  private unknown(): LocalDealersView {
    const { network, hidesReviews } = this.view.value;
    return { kind: 'unknown', network, hidesReviews };
  }

  /** Emits the number of dealers first, then adds their reviews. */
  private viewsOf(zipcode: PostalCode, { dealers }: DealerAnswer): Observable<LocalDealersView> {
    const unknown = this.unknown();
    if (dealers.length === 0) {
      this.isAsking = false;
      return of(unknown);
    }
    const { dealersNear, allDealers, listPath } = this.texts;
    const view: KnownView = {
      ...unknown,
      kind: 'known',
      zipcode,
      heading: dealersNear(dealers.length, zipcode),
      all: { text: allDealers(dealers.length), address: addressOf(listPath, searchNear(zipcode)) },
      reviews: null,
    };
    return concat(
      of(view),
      defer(this.reviewsOf(zipcode, dealers)).pipe(
        map((reviews) => {
          this.isAsking = false;
          return { ...view, reviews };
        }),
      ),
    );
  }

  /** The newest reviews of the nearest dealers that have reviews. */
  private reviewsOf(zipcode: PostalCode, dealers: ReadonlyArray<Dealer>): Task<ReadonlyArray<LocalReview>> {
    if (this.view.value.hidesReviews) return T.of([]);
    const reviewed = inSortOrder(dealers.filter(flow(ratingOf, O.isSome)), 'nearest', this.ports.clock.now());
    return usefulReviews(this.ports, reviewed.slice(0, MAX_LOCAL_REVIEWS), zipcode, this.texts);
  }
}

type Answered = Extract<LookUpOutcome, { kind: 'answered' }>;

const isAnswered = (outcome: LookUpOutcome): outcome is Answered => outcome.kind === 'answered';
