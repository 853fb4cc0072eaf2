import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject, concat, EMPTY, finalize, of, Subject, switchMap } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { queryOf, searchNear, type DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { VISITOR_PATIENCE, type RetryPolicy } from '../../../domain/dealer/retry-policy.ts';
import { inServiceAreaOrder, shuffleSeed } from '../../../domain/dealer/service-area-order.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { dayOf } from '../../ports/clock.ts';
import type { CardContext } from './dealer-card.ts';
import { NO_REASON, type FindDealersView } from './find-dealers-view.ts';
import type { FindDealersOptions, FindDealersPorts } from './find-dealers-ports.ts';
import { foundView, type Shown } from './found-view.ts';
import { lookUp, type LookUpOutcome } from './look-up.ts';
import { nearestBeyond } from './nearest-beyond.ts';
import { resumedFor } from './resumed-view.ts';
import { emptyWhenTimeIsUp } from './time-is-up.ts';

/** Finds the dealers who serve a visitor's area, a page at a time (specification, sections 2, 4, 5 and 8). */
export class FindDealers {
  private readonly view: BehaviorSubject<FindDealersView>;
  private readonly searches = new Subject<{ search: DealerSearch; shown: Shown; settled: () => void }>();
  private readonly subscription: Subscription;
  private readonly context: CardContext;
  private readonly retryPolicy: RetryPolicy;
  private resumed: FindDealersView | null;
  private held: { readonly code: PostalCode; readonly answer: DealerAnswer } | null = null;

  /** The list as it stands: replays its latest value, never completes. */
  readonly view$: Observable<FindDealersView>;

  constructor(
    private readonly ports: FindDealersPorts,
    { resumed = null, retryPolicy = VISITOR_PATIENCE, callRoutingGroup = null }: FindDealersOptions = {},
  ) {
    const day = resumed?.kind === 'found' ? resumed.day : dayOf(ports.clock);
    this.context = { day, source: ports.origin.trafficSource(), callRoutingGroup };
    this.retryPolicy = retryPolicy;
    this.resumed = resumedFor(resumed, this.context);
    this.view = new BehaviorSubject(this.resumed ?? { kind: 'idle', search: searchNear('') });
    this.view$ = this.view.asObservable();
    this.subscription = this.searches
      .pipe(switchMap(({ search, shown, settled }) => this.viewsOf(search, shown).pipe(finalize(settled))))
      .subscribe((view) => this.view.next(view));
  }

  /** Shows a search; resolves when its view is settled, or when a later search has taken its place. */
  show(search: DealerSearch, shown: Shown = 'page'): Promise<void> {
    return new Promise((settled) => this.searches.next({ search, shown, settled }));
  }

  /** Ends every wait; the view stays as it stands. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private viewsOf(search: DealerSearch, shown: Shown): Observable<FindDealersView> {
    const resumed = this.takeResumed(search);
    if (search.zipcode === '') return of({ kind: 'idle', search });
    return pipe(
      parsePostalCode(search.zipcode),
      O.match(
        () => of<FindDealersView>({ kind: 'none', search, why: NO_REASON }),
        (code) => {
          this.ports.memory.rememberPostalCode(code);
          const isSettled = resumed?.kind === 'found' || resumed?.kind === 'none';
          return isSettled ? EMPTY : this.viewsOfArea(code, search, shown, resumed !== null);
        },
      ),
    );
  }

  /** Behind an error that is already on the page the search goes on quietly. */
  private viewsOfArea(
    code: PostalCode,
    search: DealerSearch,
    shown: Shown,
    quietly: boolean,
  ): Observable<FindDealersView> {
    if (this.held?.code === code) return this.answered(code, this.held.answer, search, shown);
    this.held = null;
    const { directory, clock, log } = this.ports;
    return concat(
      quietly ? EMPTY : of<FindDealersView>({ kind: 'searching', search }),
      lookUp(directory, clock, log, this.retryPolicy, code).pipe(
        switchMap((outcome) => this.viewsAfter(outcome, code, search, shown)),
        emptyWhenTimeIsUp(clock, search),
      ),
    );
  }

  private viewsAfter(
    outcome: LookUpOutcome,
    code: PostalCode,
    search: DealerSearch,
    shown: Shown,
  ): Observable<FindDealersView> {
    switch (outcome.kind) {
      case 'refused':
        return of({ kind: 'too-many-requests', search });
      case 'given-up':
        return of({ kind: 'failed', search });
      case 'answered': {
        const { dealers, randomizeBuckets } = outcome.answer;
        const ordered = inServiceAreaOrder(
          dealers,
          randomizeBuckets,
          shuffleSeed('', code, this.context.day),
        );
        this.held = { code, answer: { ...outcome.answer, dealers: ordered } };
        return this.answered(code, this.held.answer, search, shown);
      }
    }
  }

  private answered(
    code: PostalCode,
    answer: DealerAnswer,
    search: DealerSearch,
    shown: Shown,
  ): Observable<FindDealersView> {
    const view = foundView(answer, search, this.context, shown);
    if (view.kind !== 'none') return of(view);
    if (answer.dealers.length === 0) this.ports.log.warning('No dealer for this zip');
    return concat(of(view), nearestBeyond(this.ports.directory, code, view, this.context));
  }

  /** The resumed view, when it answers this very search; it is good for the first search alone. */
  private takeResumed(search: DealerSearch): FindDealersView | null {
    const { resumed } = this;
    this.resumed = null;
    return resumed !== null && queryOf(resumed.search) === queryOf(search) ? resumed : null;
  }
}
