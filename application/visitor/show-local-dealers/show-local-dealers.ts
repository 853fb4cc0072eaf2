import * as A from 'fp-ts/Array';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import {
  BehaviorSubject,
  concat,
  EMPTY,
  filter,
  finalize,
  map,
  of,
  Subject,
  Subscription,
  switchMap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { addressOf, searchNear } from '../../../domain/dealer/dealer-search.ts';
import { ratingOf, starsOf, topRatedFirst, type Star } from '../../../domain/dealer/rating.ts';
import { VISITOR_RETRY_POLICY, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { allDealers, ratingText, starsText } from '../find-dealers/brief-texts.ts';
import { shownName, shownTown } from '../find-dealers/shown-dealer.ts';
import type { SearchPorts } from '../find-dealers/find-dealers-ports.ts';
import { lookUp, type LookUpOutcome } from '../find-dealers/look-up.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import { dealersNear } from './texts.ts';

/** So many of the best rated dealers are shown. */
const MAX_RATED = 2;

/** One of the best rated dealers of the area. */
export interface RatedDealer {
  readonly name: string;
  readonly town: string | null;
  /** Null where the visitor's traffic source hides ratings. */
  readonly rating: {
    /** What is said of the stars to those who do not see them. */
    readonly label: string;
    readonly text: string;
    readonly stars: ReadonlyArray<Star>;
  } | null;
}

/** The dealers of the visitor's area; unknown: no code is known, or none of its dealers. */
export type LocalDealersView =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known';
      readonly zipcode: PostalCode;
      /** `25 dealers near 60601`. */
      readonly heading: string;
      /** The list of them all. */
      readonly all: { readonly text: string; readonly address: string };
      /** The best rated, at most two; fewer where fewer have reviews. */
      readonly rated: ReadonlyArray<RatedDealer>;
      /** The list with the best rated first. */
      readonly ratedAddress: string;
    };

const UNKNOWN: LocalDealersView = { kind: 'unknown' };

export interface ShowLocalDealersPorts extends Omit<SearchPorts, 'memory'> {
  readonly area$: Observable<KnownArea>;
}

export interface ShowLocalDealersOptions {
  /** The view that the page was rendered with: the same area is not asked for again. */
  readonly resumed?: LocalDealersView | null;
  readonly retryPolicy?: RetryPolicy;
}

/** The dealers of the visitor's area, as a page shows and follows them. */
export interface LocalDealers {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<LocalDealersView>;
  /** Shows the dealers of an area; resolves when they are there, when the look-up has failed, or when another area has taken its place. */
  show(code: PostalCode | null): Promise<void>;
  /** Follows the area that the site serves the visitor for. */
  follow(): void;
  /** Whether the dealers of a known area are being looked up. */
  readonly isUnsettled: boolean;
}

/** Shows how many dealers serve the visitor's area, and the two best rated of them (specification, sections 2, 7 and 9). */
export class ShowLocalDealers implements LocalDealers {
  private readonly view: BehaviorSubject<LocalDealersView>;
  private readonly codes = new Subject<{ code: PostalCode | null; settled: () => void }>();
  private readonly subscription = new Subscription();
  private readonly hidesRatings: boolean;
  private readonly retryPolicy: RetryPolicy;
  private isAsking = false;

  readonly view$: Observable<LocalDealersView>;

  constructor(
    private readonly ports: ShowLocalDealersPorts,
    { resumed = null, retryPolicy = VISITOR_RETRY_POLICY }: ShowLocalDealersOptions = {},
  ) {
    this.hidesRatings = ports.origin.trafficSource().hidesRatings;
    this.retryPolicy = retryPolicy;
    this.view = new BehaviorSubject(resumed === null ? UNKNOWN : this.forSource(resumed));
    this.view$ = this.view.asObservable();
    this.subscription.add(
      this.codes
        .pipe(switchMap(({ code, settled }) => this.viewsNear(code).pipe(finalize(settled))))
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
    return this.isAsking;
  }

  /** Ends every wait; the view stays as it is. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private viewsNear(code: PostalCode | null): Observable<LocalDealersView> {
    const shown = this.view.value;
    if (shown.kind === 'known' && shown.zipcode === code) return EMPTY;
    this.isAsking = code !== null;
    if (code === null) return of(UNKNOWN);
    const { directory, clock, log } = this.ports;
    return concat(
      of(UNKNOWN),
      lookUp(directory, clock, log, this.retryPolicy, code).pipe(
        filter(isAnswered),
        map(({ answer }) => {
          this.isAsking = false;
          return this.viewOf(code, answer);
        }),
      ),
    );
  }

  private viewOf(zipcode: PostalCode, { dealers }: DealerAnswer): LocalDealersView {
    if (dealers.length === 0) return UNKNOWN;
    const search = searchNear(zipcode);
    return this.forSource({
      kind: 'known',
      zipcode,
      heading: dealersNear(dealers.length, zipcode),
      all: { text: allDealers(dealers.length), address: addressOf(LIST_PATH, search) },
      rated: A.filterMap(ratedDealer)([...topRatedFirst(dealers)]).slice(0, MAX_RATED),
      ratedAddress: addressOf(LIST_PATH, { ...search, sort: 'rating' }),
    });
  }

  private forSource(view: LocalDealersView): LocalDealersView {
    if (view.kind === 'unknown' || !this.hidesRatings) return view;
    return { ...view, rated: view.rated.map((dealer) => ({ ...dealer, rating: null })) };
  }
}

/** None without reviews. */
const ratedDealer = (dealer: Dealer): O.Option<RatedDealer> =>
  pipe(
    ratingOf(dealer),
    O.map((rating) => ({
      name: shownName(dealer),
      town: shownTown(dealer),
      rating: { label: starsText(rating.average), text: ratingText(rating), stars: starsOf(rating.average) },
    })),
  );

type Answered = Extract<LookUpOutcome, { kind: 'answered' }>;

const isAnswered = (outcome: LookUpOutcome): outcome is Answered => outcome.kind === 'answered';
