import { useId } from 'react';
import type { ShownReview } from '../../../application/visitor/read-reviews/read-reviews-view.ts';
import { useServices } from '../../bindings/services.ts';
import { Stars } from '../../components/stars/stars.tsx';
import styles from './review-article.module.css';

/** A customer's review, verbatim, and the dealer's response. Focusable by script. */
export const ReviewArticle = ({
  review,
  responseHeading,
}: {
  review: ShownReview;
  responseHeading: string;
}) => {
  const authorId = useId();
  // Reviews and responses aren't translated, and are assumed to be in English.
  const lang = useServices().dealerTexts.language === 'en' ? undefined : 'en';
  return (
    <article className={styles.review} aria-labelledby={authorId} tabIndex={-1}>
      <h3 id={authorId} className={styles.author}>
        {review.author}
      </h3>
      <p className={styles.facts}>
        <Stars stars={review.rating.stars} label={review.rating.text} />
        <span className={styles.figure} aria-hidden="true">
          {review.rating.figure}
        </span>
        <Day date={review.date} />
      </p>
      {review.text !== '' && (
        <p className={styles.text} lang={lang}>
          {review.text}
        </p>
      )}
      {review.response !== null && (
        <div className={styles.response}>
          <h4 className={styles.responseHeading}>{responseHeading}</h4>
          <Day date={review.response.date} />
          <p className={styles.text} lang={lang}>
            {review.response.text}
          </p>
        </div>
      )}
    </article>
  );
};

const Day = ({ date }: { date: ShownReview['date'] }) => {
  if (date === null) return null;
  return date.day === null ? (
    <span className={styles.day}>{date.text}</span>
  ) : (
    <time className={styles.day} dateTime={date.day}>
      {date.text}
    </time>
  );
};
