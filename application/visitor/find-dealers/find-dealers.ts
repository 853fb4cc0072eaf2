import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import {
  BehaviorSubject,
  concat,
  connect,
  EMPTY,
  finalize,
  map,
  merge,
  of,
  Subject,
  switchMap,
  takeUntil,
} from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { DealerSearch } from '../../../domain/dealer/dealer-search.ts';
import { EMPTY_STATE_AFTER_MS, VISITOR_PATIENCE, type Patience } from '../../../domain/dealer/patience.ts';
import { inServiceAreaOrder, shuffleSeed } from '../../../domain/dealer/service-area-order.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealer-directory.ts';
import type { ProblemLog } from '../../ports/problem-log.ts';
import type { VisitorMemory } from '../../ports/visitor-memory.ts';
import type { FindDealersView } from './find-dealers-view.ts';
import { foundView } from './found-view.ts';
import { lookUp, type LookUpOutcome } from './look-up.ts';

const NOTHING_ASKED: FindDealersView = { kind: 'idle', search: { zipcode: '', page: 1 } };

/** Finds the dealers who serve a visitor's area, a page at a time (specification, sections 2, 4 and 8). */
export class FindDealers {
  private readonly view: BehaviorSubject<FindDealersView>;
  private readonly searches = new Subject<{ search: DealerSearch; settled: () => void }>();
  private readonly subscription: Subscription;
  private readonly day: string;
  private held: { readonly code: PostalCode; readonly answer: DealerAnswer } | null = null;

  /** The list as it stands: replays its latest value, never completes. */
  readonly view$: Observable<FindDealersView>;

  /** `resumed` is the view that the page was drawn with: the same search is not asked again unless it was unsettled. */
  constructor(
    private readonly directory: DealerDirectory,
    private readonly memory: VisitorMemory,
    private readonly clock: Clock,
    private readonly log: ProblemLog,
    private resumed: FindDealersView | null = null,
    private readonly patience: Patience = VISITOR_PATIENCE,
  ) {
    this.day = resumed?.kind === 'found' ? resumed.day : dayOf(clock);
    this.view = new BehaviorSubject(resumed ?? NOTHING_ASKED);
    this.view$ = this.view.asObservable();
    this.subscription = this.searches
      .pipe(switchMap(({ search, settled }) => this.viewsOf(search).pipe(finalize(settled))))
      .subscribe((view) => this.view.next(view));
  }

  /** Shows a search; resolves when its view is settled, or when a later search has taken its place. */
  show(search: DealerSearch): Promise<void> {
    return new Promise((settled) => this.searches.next({ search, settled }));
  }

  /** Ends every wait; the view stays as it stands. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private viewsOf(search: DealerSearch): Observable<FindDealersView> {
    const resumed = this.takeResumed(search);
    if (search.zipcode === '') return of({ kind: 'idle', search });
    return pipe(
      parsePostalCode(search.zipcode),
      O.match(
        () => of<FindDealersView>({ kind: 'none', search }),
        (code) => {
          this.memory.rememberPostalCode(code);
          const isSettled = resumed?.kind === 'found' || resumed?.kind === 'none';
          return isSettled ? EMPTY : this.viewsOfArea(code, search, resumed !== null);
        },
      ),
    );
  }

  /** Behind an error that is already on the page the search goes on quietly. */
  private viewsOfArea(code: PostalCode, search: DealerSearch, quietly: boolean): Observable<FindDealersView> {
    if (this.held?.code === code) return of(foundView(this.held.answer, search, this.day));
    this.held = null;
    const outcomes = lookUp(this.directory, this.clock, this.log, this.patience, code);
    const timeIsUp = this.clock.after(EMPTY_STATE_AFTER_MS);
    return concat(
      quietly ? EMPTY : of<FindDealersView>({ kind: 'searching', search }),
      outcomes.pipe(
        map((outcome) => this.viewAfter(outcome, code, search)),
        connect((views) =>
          merge(
            views,
            timeIsUp.pipe(
              map((): FindDealersView => ({ kind: 'none', search })),
              takeUntil(views),
            ),
          ),
        ),
      ),
    );
  }

  private viewAfter(outcome: LookUpOutcome, code: PostalCode, search: DealerSearch): FindDealersView {
    switch (outcome.kind) {
      case 'refused':
        return { kind: 'too-many-requests', search };
      case 'given-up':
        return { kind: 'failed', search };
      case 'answered': {
        const { dealers, randomizeBuckets } = outcome.answer;
        const ordered = inServiceAreaOrder(dealers, randomizeBuckets, shuffleSeed('', code, this.day));
        this.held = { code, answer: { ...outcome.answer, dealers: ordered } };
        return foundView(this.held.answer, search, this.day);
      }
    }
  }

  /** The resumed view, when it answers this very search; it is good for the first search alone. */
  private takeResumed(search: DealerSearch): FindDealersView | null {
    const { resumed } = this;
    this.resumed = null;
    const isSame = resumed?.search.zipcode === search.zipcode && resumed.search.page === search.page;
    return isSame ? resumed : null;
  }
}
