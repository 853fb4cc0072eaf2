import { useEffect, useRef, type RefObject } from 'react';
import type { ReadReviewsView } from '../../../application/visitor/read-reviews/read-reviews-view.ts';
import { reviewsAsStructuredData } from './structured-data.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ActionButton } from '../../components/button/button.tsx';
import { Modal } from '../../components/modal/modal.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import { ReviewArticle } from '../review-article/review-article.tsx';
import styles from './reviews-modal.module.css';

type OpenView = Extract<ReadReviewsView, { kind: 'open' }>;

/** The reviews of a dealer, page by page (specification, sections 2 and 4). Renders nothing while closed. */
export const ReviewsModal = () => {
  const { readReviews } = useServices();
  const view = useObservable(readReviews.view$);
  return view.kind === 'closed' ? null : (
    <OpenReviews
      view={view}
      onSeeMore={() => void readReviews.seeMore()}
      onClose={() => void readReviews.close()}
    />
  );
};

const OpenReviews = ({
  view,
  onSeeMore,
  onClose,
}: {
  view: OpenView;
  onSeeMore: () => void;
  onClose: () => void;
}) => {
  const { reviewTexts: texts } = useServices();
  const list = useRef<HTMLUListElement>(null);
  useFocusOnFirstNew(list, view.reviews.length);
  return (
    <Modal title={view.title} closeLabel={texts.close} onClose={onClose}>
      {view.summary !== null && (
        <p className={styles.summary}>
          <Stars stars={view.summary.stars} label={view.summary.text} />
          {view.summary.line}
        </p>
      )}
      {view.reviews.length > 0 && (
        <ul className={styles.list} ref={list} aria-label={texts.listName}>
          {view.reviews.map((review) => (
            <li key={review.key}>
              <ReviewArticle review={review} responseHeading={texts.response} />
            </li>
          ))}
        </ul>
      )}
      <div
        className={
          view.isLoading && view.reviews.length === 0 ? `${styles.foot} ${styles.alone}` : styles.foot
        }
      >
        <p className={styles.status} role="status">
          {view.status}
        </p>
        {view.canSeeMore && (
          <ActionButton isBusy={view.isLoading} onClick={onSeeMore}>
            {texts.seeMore}
          </ActionButton>
        )}
      </div>
      {reviewsAsStructuredData(view).map((object, i) => (
        <script key={i} type="application/ld+json">
          {JSON.stringify(object).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </Modal>
  );
};

/** The last `See More` disappears when clicked, and the focus is lost with it. Moves it to the first new review. */
const useFocusOnFirstNew = (list: RefObject<HTMLUListElement | null>, shown: number): void => {
  const before = useRef(shown);
  useEffect(() => {
    const firstNew = before.current;
    before.current = shown;
    const page = list.current?.ownerDocument;
    if (page === undefined || page.activeElement !== page.body) return;
    list.current?.querySelectorAll('article')[firstNew]?.focus();
  }, [list, shown]);
};
