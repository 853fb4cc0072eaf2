import { BehaviorSubject } from 'rxjs';
import type { Logger } from '../../../application/ports/logger.ts';
import type { ReadReviewsView } from '../../../application/visitor/read-reviews/read-reviews-view.ts';
import type { ReviewReader } from '../../../application/visitor/read-reviews/read-reviews.ts';

/** Reads reviews by what is fetched once some are asked for; where that can't be had, nothing opens, and the next click tries anew. */
export const lateReviews = (fetchReader: () => Promise<ReviewReader>, log: Logger): ReviewReader => {
  const view$ = new BehaviorSubject<ReadReviewsView>({ kind: 'closed' });
  let fetched: Promise<ReviewReader> | null = null;
  const fetchOnce = async (): Promise<ReviewReader> => {
    const reader = await fetchReader();
    reader.view$.subscribe(view$);
    return reader;
  };
  return {
    view$: view$.asObservable(),
    open: async (dealer) => {
      try {
        fetched ??= fetchOnce();
        await (await fetched).open(dealer);
      } catch {
        fetched = null;
        log.error('Error fetching reviews: what reads them cannot be fetched');
      }
    },
    seeMore: async () => (await fetched)?.seeMore(),
    close: async () => (await fetched)?.close(),
  };
};
