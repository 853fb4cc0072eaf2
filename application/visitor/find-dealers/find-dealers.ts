import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import {
  BehaviorSubject,
  concat,
  concatMap,
  defaultIfEmpty,
  EMPTY,
  finalize,
  of,
  Subject,
  switchMap,
} from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { searchNear, searchOf, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { VISITOR_RETRY_POLICY, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import { DEALERS_PER_PAGE } from '../../../domain/paging/page.ts';
import { mayBeTown } from '../../../domain/postal-code/searched-code.ts';
import { searchedArea, type SearchedArea } from '../../../domain/postal-code/searched-area.ts';
import { askedCompanyId } from '../ask-dealer/ask-address.ts';
import { dealerTexts, type DealerTexts } from '../dealer-texts/english.ts';
import type { CardContext } from './dealer-card.ts';
import {
  isOfTheHour,
  isUnsettled,
  NO_AREA,
  type FindDealersView,
  type ShownSearch,
} from './find-dealers-view.ts';
import type { FindDealersOptions, FindDealersPorts } from './find-dealers-ports.ts';
import { foundView, type Shown } from './found-view.ts';
import { lookUp, type LookUpOutcome } from './look-up.ts';
import { withNamedDealer } from './named-dealer.ts';
import { nearestBeyond } from './nearest-beyond.ts';
import { resumedFor } from './resumed-view.ts';
import { waitAddress, type AddressQuery } from './search-address.ts';
import { isSameSearch, shownSearch } from './shown-search.ts';
import { emptyAfterTimeout } from './timeout.ts';
import { suggestedPlaces } from './suggested-places.ts';

/** The page that shows a search. */
export interface SearchPlace {
  readonly path: string;
  readonly shown: Shown;
}

/** Finds the dealers that serve a visitor's area, with pagination (specification, sections 2, 4, 5 and 8). */
export class FindDealers {
  private readonly view: BehaviorSubject<FindDealersView>;
  private readonly searches = new Subject<{
    search: DealerSearch;
    place: SearchPlace;
    named: CompanyId | null;
    settled: () => void;
  }>();
  private readonly subscription: Subscription;
  private readonly cards: Omit<CardContext, 'now'> & { readonly texts: DealerTexts };
  private readonly retryPolicy: RetryPolicy;
  private readonly shown: NonNullable<FindDealersOptions['shown']>;
  private resumed: FindDealersView | null;
  private held: { readonly area: string; readonly answer: DealerAnswer } | null = null;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<FindDealersView>;

  constructor(
    private readonly ports: FindDealersPorts,
    {
      resumed = null,
      retryPolicy = VISITOR_RETRY_POLICY,
      callRoutingGroup = null,
      texts = dealerTexts,
      shown = (search, path) => shownSearch(search, path, texts),
    }: FindDealersOptions = {},
  ) {
    this.cards = { source: ports.origin.trafficSource(), callRoutingGroup, texts };
    this.retryPolicy = retryPolicy;
    this.shown = shown;
    this.resumed = resumedFor(resumed, this.context);
    this.view = new BehaviorSubject(
      this.resumed ?? { ...shownSearch(searchNear(''), '', texts), kind: 'idle' },
    );
    this.view$ = this.view.asObservable();
    this.subscription = this.searches
      .pipe(
        switchMap(({ search, place, named, settled }) =>
          this.viewsOf(search, place).pipe(
            concatMap((view) => withNamedDealer(view, named, ports.lookUp, this.context)),
            finalize(settled),
          ),
        ),
      )
      .subscribe((view) => this.view.next(view));
  }

  /** Shows a search. Resolves when its view settles or a later search replaces it. */
  show(search: DealerSearch, place: SearchPlace, named: CompanyId | null = null): Promise<void> {
    return new Promise((settled) => this.searches.next({ search, place, named, settled }));
  }

  /** Shows the search in a page's query. A form on the page can also be for the dealer that the query names (contract, section 7). */
  showAt(query: AddressQuery, place: SearchPlace): Promise<void> {
    return this.show(searchOf(query), place, askedCompanyId(query.get('dealer')));
  }

  /** Shows these dealers without a search, on a page about them. `search` holds the visitor's area. */
  present(answer: DealerAnswer, search: DealerSearch, path: string): void {
    this.view.next(foundView(answer, this.shown(search, path), this.context, 'all'));
  }

  /** Shows dealers as they are now, without a search. Leaves out those that can't be looked up. */
  async presentById(ids: ReadonlyArray<CompanyId>, search: DealerSearch, path: string): Promise<void> {
    const found = await Promise.all(ids.map((id) => this.ports.lookUp.byCompanyId(id)()));
    const dealers = found.flatMap((one) => (E.isRight(one) && O.isSome(one.right) ? one.right.value : []));
    this.present({ zipcode: search.zipcode, randomizeBuckets: [], dealers }, search, path);
  }

  private get context(): CardContext & { readonly texts: DealerTexts } {
    return { ...this.cards, now: this.ports.clock.now() };
  }

  /** Whether the view may still change without a user action. */
  get isUnsettled(): boolean {
    return isUnsettled(this.view.value) || isOfTheHour(this.view.value);
  }

  /** Stops all look-ups and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private viewsOf(search: DealerSearch, { path, shown }: SearchPlace): Observable<FindDealersView> {
    const resumed = this.takeResumed(search);
    const here = this.shown(search, path);
    if (search.zipcode === '') return of({ ...here, kind: 'idle' });
    return pipe(
      searchedArea(search.zipcode),
      O.match(
        () => (resumed === null ? this.viewsOfText(here) : EMPTY),
        (area) => {
          const isSettled = resumed?.kind === 'found' || resumed?.kind === 'none';
          if (isSettled && !isUnserved(resumed)) this.remember(area);
          const quietly = resumed !== null || this.isListed(search);
          return isSettled ? EMPTY : this.viewsOfArea(area, here, shown, quietly);
        },
      ),
    );
  }

  /** Text that isn't a postal code isn't looked up, but it may be the name of a town. */
  private viewsOfText(here: ShownSearch): Observable<FindDealersView> {
    const { zipcode } = here.search;
    const siteSearch = mayBeTown(zipcode) ? `/search/?q=${encodeURIComponent(zipcode)}` : null;
    const none = { ...here, kind: 'none', why: { ...NO_AREA, siteSearch } } as const;
    return concat(of(none), suggestedPlaces(this.ports, none, this.context));
  }

  /** `quietly`: keeps the error or the dealers on the page while searching, without a loading state. */
  private viewsOfArea(
    area: SearchedArea,
    here: ShownSearch,
    shown: Shown,
    quietly: boolean,
  ): Observable<FindDealersView> {
    if (this.held?.area === area.name) return this.answered(area, this.held.answer, here, shown);
    this.held = null;
    const { directory, clock, log } = this.ports;
    return concat(
      quietly ? EMPTY : of(searching(here)),
      lookUp(directory, clock, log, this.retryPolicy, area.code).pipe(
        switchMap((outcome) => this.viewsAfter(outcome, area, here, shown)),
        emptyAfterTimeout(clock, here),
      ),
    );
  }

  private viewsAfter(
    outcome: LookUpOutcome,
    area: SearchedArea,
    here: ShownSearch,
    shown: Shown,
  ): Observable<FindDealersView> {
    switch (outcome.kind) {
      case 'refused':
        this.remember(area);
        return of({ ...here, kind: 'too-many-requests' });
      case 'handed-over':
        return of(searching(here));
      case 'given-up':
        this.remember(area);
        return of({ ...here, kind: 'failed' });
      case 'answered': {
        const answer = area.isAreaAlone
          ? { ...outcome.answer, zipcode: area.name, approximate: true }
          : outcome.answer;
        this.held = { area: area.name, answer };
        // Codes without dealers aren't remembered for other pages (contract, section 7).
        if (answer.dealers.length > 0) this.remember(area);
        return this.answered(area, answer, here, shown);
      }
    }
  }

  private remember({ code, isAreaAlone }: SearchedArea): void {
    if (!isAreaAlone) this.ports.memory.rememberPostalCode(code);
  }

  private answered(
    { code }: SearchedArea,
    answer: DealerAnswer,
    here: ShownSearch,
    shown: Shown,
  ): Observable<FindDealersView> {
    const view = foundView(answer, here, this.context, shown);
    if (view.kind !== 'none') return of(view);
    if (answer.dealers.length === 0) this.ports.log.warning('No dealer for this zip');
    if (answer.dealers.length > 0)
      return concat(of(view), nearestBeyond(this.ports.directory, code, view, this.context));
    return concat(
      of(view),
      nearestBeyond(this.ports.directory, code, view, this.context).pipe(
        defaultIfEmpty(view),
        concatMap((last) => concat(of(last), suggestedPlaces(this.ports, last, this.context))),
      ),
    );
  }

  /** Whether the page already lists this search's dealers; the compared dealers may differ. The list and the focus are kept. */
  private isListed(search: DealerSearch): boolean {
    const { value: shown } = this.view;
    return shown.kind === 'found' && isSameSearch({ ...shown.search, compared: search.compared }, search);
  }

  /** The server-rendered view when it is for the same search. Used only for the first search. */
  private takeResumed(search: DealerSearch): FindDealersView | null {
    const { resumed } = this;
    this.resumed = null;
    return resumed !== null && isSameSearch(resumed.search, search) ? resumed : null;
  }
}

/** Whether no dealer serves the area, ignoring filters. */
const isUnserved = (view: FindDealersView): boolean => view.kind === 'none' && view.why.total === 0;

const searching = (here: ShownSearch): FindDealersView => ({
  ...here,
  kind: 'searching',
  expected: DEALERS_PER_PAGE,
  waitAddress: waitAddress(here.address),
});
