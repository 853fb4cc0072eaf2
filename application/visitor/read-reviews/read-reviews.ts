import * as E from 'fp-ts/Either';
import { BehaviorSubject, concat, defer, finalize, map, of, Subject, switchMap } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { ReviewPage } from '../../../domain/review/review.ts';
import type { DealerReviews } from '../../ports/dealers/dealer-reviews.ts';
import { failureReason, type NotFound, type ProviderFailure } from '../../ports/dealers/provider-failure.ts';
import type { Logger } from '../../ports/logger.ts';
import { reviewTexts, type ReviewTexts } from './texts.ts';
import { openView, type Reading, type ReadReviewsView, type ReviewedDealer } from './read-reviews-view.ts';

/** The port that pages read reviews with. */
export interface ReviewReader {
  /** Replays its latest value, never completes. */
  readonly view$: Observable<ReadReviewsView>;
  /** Loads a dealer's reviews. Resolves when the first page is loaded or another call replaces this one. */
  open(dealer: ReviewedDealer): Promise<void>;
  /** Loads the next page, or retries the failed one. Resolves when it is loaded; does nothing after the last page. */
  seeMore(): Promise<void>;
  /** Closes the reviews and drops a pending answer. */
  close(): Promise<void>;
}

/** Loads a dealer's reviews in pages of ten (specification, sections 2, 4 and 8). */
export class ReadReviews implements ReviewReader {
  private readonly view = new BehaviorSubject<ReadReviewsView>({ kind: 'closed' });
  private readonly steps = new Subject<{ reading: Observable<Reading | null>; settled: () => void }>();
  private readonly subscription: Subscription;
  private reading: Reading | null = null;
  private inFlight: Promise<void> = Promise.resolve();

  readonly view$: Observable<ReadReviewsView> = this.view.asObservable();

  constructor(
    private readonly reviews: DealerReviews,
    private readonly log: Logger,
    private readonly texts: ReviewTexts = reviewTexts,
  ) {
    this.subscription = this.steps
      .pipe(switchMap(({ reading, settled }) => reading.pipe(finalize(settled))))
      .subscribe((reading) => {
        this.reading = reading;
        this.view.next(reading === null ? { kind: 'closed' } : openView(reading, texts));
      });
  }

  open(dealer: ReviewedDealer): Promise<void> {
    return this.take(this.nextPage({ dealer, pages: [], isLoading: false, hasFailed: false }));
  }

  seeMore(): Promise<void> {
    const { reading } = this;
    if (reading === null || reading.isLoading) return this.inFlight;
    return openView(reading, this.texts).canSeeMore ? this.take(this.nextPage(reading)) : Promise.resolve();
  }

  close(): Promise<void> {
    return this.take(of(null));
  }

  /** Stops loading and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private take(reading: Observable<Reading | null>): Promise<void> {
    return (this.inFlight = new Promise((settled) => this.steps.next({ reading, settled })));
  }

  private nextPage(reading: Reading): Observable<Reading> {
    return concat(
      of<Reading>({ ...reading, isLoading: true }),
      defer(this.reviews.page(reading.dealer.companyId, reading.pages.length)).pipe(
        map(E.match(this.afterFailure(reading), this.afterAnswer(reading))),
      ),
    );
  }

  /** Visitors don't see the failure: the loaded reviews stay (specification, section 8). */
  private afterFailure(reading: Reading) {
    return (failure: ProviderFailure | NotFound): Reading => {
      this.log.error(`Error fetching reviews: ${failureReason(failure)}`);
      return { ...reading, hasFailed: true };
    };
  }

  private afterAnswer(reading: Reading) {
    return (page: ReviewPage): Reading => ({ ...reading, pages: [...reading.pages, page] });
  }
}
