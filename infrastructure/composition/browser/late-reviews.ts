import { BehaviorSubject } from 'rxjs';
import type { Logger } from '../../../application/ports/logger.ts';
import type { ReadReviewsView } from '../../../application/visitor/read-reviews/read-reviews-view.ts';
import type { ReviewReader } from '../../../application/visitor/read-reviews/read-reviews.ts';

/** Reads reviews, with code that is fetched on demand. If that fails, calls `onMissing`; the next click fetches again. */
export const lateReviews = (
  fetchReader: () => Promise<ReviewReader>,
  log: Logger,
  onMissing: () => void,
): ReviewReader => {
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
        log.error('Error fetching reviews: their script cannot be fetched');
        onMissing();
      }
    },
    seeMore: async () => (await fetched)?.seeMore(),
    close: async () => (await fetched)?.close(),
  };
};
