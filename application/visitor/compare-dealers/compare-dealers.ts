import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, concat, EMPTY, finalize, map, of, Subject, switchMap, tap } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import { searchNear, searchOf, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { VISITOR_RETRY_POLICY, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import { searchedArea, type SearchedArea } from '../../../domain/postal-code/searched-area.ts';
import type { CardContext } from '../find-dealers/dealer-card.ts';
import type { FindDealersOptions, SearchPorts } from '../find-dealers/find-dealers-ports.ts';
import { lookUp, type LookUpOutcome } from '../find-dealers/look-up.ts';
import { waitAddress, type AddressQuery } from '../find-dealers/search-address.ts';
import { isSameSearch } from '../find-dealers/shown-search.ts';
import { viewAfterTimeout } from '../find-dealers/timeout.ts';
import {
  isComparison,
  isComparisonUnsettled,
  type ComparedView,
  type CompareDealersView,
} from './compare-dealers-view.ts';
import { ENGLISH_COMPARISON, type ComparisonWords } from './comparison-words.ts';
import type { CompareDealersTexts } from './texts.ts';
import { comparedAgain, comparedIn, comparisonForSource, shownComparison } from './compared-view.ts';

export interface CompareDealersOptions extends Omit<FindDealersOptions, 'resumed' | 'texts'> {
  /** The comparison's texts; English by default. */
  readonly words?: ComparisonWords;
  /** The server-rendered view. Its comparison isn't looked up again unless it was unsettled. */
  readonly resumed?: CompareDealersView | null;
}

/** Compares up to three dealers of one area, in the order they were chosen. */
export class CompareDealers {
  private readonly view: BehaviorSubject<CompareDealersView>;
  private readonly searches = new Subject<{ search: DealerSearch; settled: () => void }>();
  private readonly subscription: Subscription;
  private readonly context: CardContext;
  private readonly words: ComparisonWords;
  private readonly retryPolicy: RetryPolicy;
  private resumed: CompareDealersView | null;
  /** The largest comparison looked up so far. It lets the visitor remove dealers and go back without a new look-up. */
  private known: ComparedView | null = null;

  /** The comparison's texts in the page's language. */
  readonly texts: CompareDealersTexts;
  /** Replays its latest value, never completes. */
  readonly view$: Observable<CompareDealersView>;

  constructor(
    private readonly ports: SearchPorts,
    {
      resumed = null,
      retryPolicy = VISITOR_RETRY_POLICY,
      callRoutingGroup = null,
      words = ENGLISH_COMPARISON,
    }: CompareDealersOptions = {},
  ) {
    this.words = words;
    this.texts = words.comparison;
    this.context = { source: ports.origin.trafficSource(), callRoutingGroup, now: ports.clock.now() };
    this.retryPolicy = retryPolicy;
    this.resumed = comparisonForSource(resumed, this.context, words);
    if (this.resumed?.kind === 'compared') this.known = this.resumed;
    this.view = new BehaviorSubject(
      this.resumed ?? { ...shownComparison(searchNear(''), words), kind: 'idle' },
    );
    this.view$ = this.view.asObservable();
    this.subscription = this.searches
      .pipe(switchMap(({ search, settled }) => this.viewsOf(search).pipe(finalize(settled))))
      .subscribe((view) => this.view.next(view));
  }

  /** Compares the dealers of a search. Resolves when the view settles or a later search replaces it. */
  show({ zipcode, compared }: DealerSearch): Promise<void> {
    const search = { ...searchNear(zipcode), compared };
    return new Promise((settled) => this.searches.next({ search, settled }));
  }

  /** Compares the dealers in the page's query. */
  showAt(query: AddressQuery): Promise<void> {
    return this.show(searchOf(query));
  }

  /** Whether the view may still change without a user action. */
  get isUnsettled(): boolean {
    return isComparisonUnsettled(this.view.value);
  }

  /** Stops all look-ups and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private viewsOf(search: DealerSearch): Observable<CompareDealersView> {
    const resumed = this.takeResumed(search);
    const shown = shownComparison(search, this.words);
    if (!isComparison(search)) return of({ ...shown, kind: 'idle' });
    return pipe(
      searchedArea(search.zipcode),
      O.match(
        () =>
          of<CompareDealersView>({
            ...shownComparison(search, this.words, { ...search, compared: [] }),
            kind: 'none',
          }),
        (area) => {
          const isSettled = resumed !== null && !isComparisonUnsettled(resumed);
          if (isSettled) this.keep(resumed, area);
          return isSettled ? EMPTY : this.viewsOfArea(area, search, resumed !== null);
        },
      ),
    );
  }

  /** `quietly`: keeps the error on the page while retrying, without a loading state. */
  private viewsOfArea(
    area: SearchedArea,
    search: DealerSearch,
    quietly: boolean,
  ): Observable<CompareDealersView> {
    const again = this.known && comparedAgain(this.known, search, this.words);
    if (again !== null) return of(again);
    const { directory, clock, log } = this.ports;
    const shown = shownComparison(search, this.words);
    return concat(
      quietly ? EMPTY : of(searching(search, this.words)),
      lookUp(directory, clock, log, this.retryPolicy, area.code).pipe(
        map((outcome) => this.viewAfter(outcome, search)),
        tap((view) => this.keep(view, area)),
        viewAfterTimeout<CompareDealersView>(clock, { ...shown, kind: 'failed' }),
      ),
    );
  }

  private viewAfter(outcome: LookUpOutcome, search: DealerSearch): CompareDealersView {
    switch (outcome.kind) {
      case 'refused':
        return { ...shownComparison(search, this.words), kind: 'too-many-requests' };
      case 'handed-over':
        return searching(search, this.words);
      case 'given-up':
        return { ...shownComparison(search, this.words), kind: 'failed' };
      case 'answered':
        return comparedIn(outcome.answer, search, this.context, this.words);
    }
  }

  /** Caches a comparison and remembers its postal code. Codes without dealers aren't remembered (contract, section 7). */
  private keep(view: CompareDealersView, { code, isAreaAlone }: SearchedArea): void {
    if (view.kind !== 'compared') return;
    this.known = view;
    if (!isAreaAlone) this.ports.memory.rememberPostalCode(code);
  }

  /** The server-rendered view when it is for the same search. Used only for the first search. */
  private takeResumed(search: DealerSearch): CompareDealersView | null {
    const { resumed } = this;
    this.resumed = null;
    return resumed !== null && isSameSearch(resumed.search, search) ? resumed : null;
  }
}

const searching = (search: DealerSearch, words: ComparisonWords): CompareDealersView => {
  const shown = shownComparison(search, words);
  return { ...shown, kind: 'searching', waitAddress: waitAddress(shown.address) };
};
