import type { DealerCard } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { REVIEWS_ID } from '../../../application/visitor/find-dealers/link-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Stars } from '../../components/stars/stars.tsx';
import styles from './dealer-card.module.css';

/** The rating, with a link to the reviews. Renders nothing if the traffic source hides ratings (specification, section 9). */
export const DealerRating = ({
  card: { companyId, name, rating, hidesRating, page },
  onReadReviews,
}: {
  card: DealerCard;
  onReadReviews: (() => void) | undefined;
}) => {
  const { dealerTexts: texts } = useServices();
  if (hidesRating) return null;
  return (
    <div className={styles.rating} data-rating="">
      {rating === null ? (
        <p>{texts.noReviews}</p>
      ) : (
        <>
          <Stars stars={rating.stars} label={texts.starsText(rating.average)} />
          {onReadReviews === undefined || companyId === null ? (
            <p className={styles.ratingText}>{rating.text}</p>
          ) : (
            <>
              <button
                type="button"
                className={styles.readReviews}
                aria-label={texts.readReviewsLabel(name, rating.text)}
                onClick={onReadReviews}
                data-scripted=""
              >
                {rating.text}
              </button>
              {page === null ? (
                <p className={styles.ratingText} data-unscripted="">
                  {rating.text}
                </p>
              ) : (
                <a
                  className={styles.readReviews}
                  aria-label={texts.readReviewsLabel(name, rating.text)}
                  href={`${page}#${REVIEWS_ID}`}
                  data-unscripted=""
                >
                  {rating.text}
                </a>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
};
