import type { LocalReview } from '../../../application/visitor/show-local-dealers/local-reviews.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import styles from './local-dealers.module.css';
import type { LocalDealersProps } from './view.ts';

/**
 * The number of dealers in the visitor's area and some of their reviews. Until the area is known, or if it has no reviews, shows reviews
 * from the whole network. The editor's cards fill the places without a review.
 */
export const Block = ({ title, description, more, link, points, sample }: LocalDealersProps) => {
  const { showLocalDealers, site } = useServices();
  const view = useObservable(showLocalDealers.view$);
  const isKnown = view.kind === 'known';
  const heading = isKnown ? view.heading : title;
  const shownLink = isKnown ? view.all : link;
  const { size } = view.network;
  const reviews = isKnown && view.reviews?.length ? view.reviews : view.network.reviews;
  return (
    <div className={styles.band}>
      <div className={styles.head}>
        {heading !== null && <h2 key={heading}>{heading}</h2>}
        {shownLink !== null && (
          <a key={shownLink.text} className={styles.all} href={shownLink.address}>
            {shownLink.text}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
      <ul className={styles.cards}>
        {!view.hidesReviews &&
          reviews.map((review, i) => (
            <Reviewed key={`${i}${review.dealer}`} {...review} sample={site.isSample && sample} />
          ))}
        {points.slice(reviews.length).map((point, i) => (
          <li key={i} className={styles.card}>
            {point.title !== null && (
              <h3>
                <a className={styles.name} href={point.address ?? undefined}>
                  {point.title}
                </a>
              </h3>
            )}
            {point.text !== null && <p>{point.text}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.checked}>
        {size !== null && <strong>{size}.</strong>} {description}{' '}
        {more !== null && <a href={more.address}>{more.text}</a>}
      </p>
    </div>
  );
};

const Reviewed = ({
  author,
  date,
  text,
  rating,
  dealer,
  town,
  address,
  sample,
}: LocalReview & { readonly sample: string | false }) => (
  <li className={styles.card} data-rating="">
    <p className={styles.rating}>
      <Stars {...rating} label={rating.text} />
      {sample !== false && <span className={styles.sample}>{sample}</span>}
    </p>
    <blockquote>{text}</blockquote>
    <p>{date === null ? author : `${author}, ${date.text}`}</p>
    <p className={styles.dealer}>
      <a className={styles.name} href={address}>
        {dealer}
      </a>{' '}
      {town !== null && <span>{town}</span>}
    </p>
  </li>
);
