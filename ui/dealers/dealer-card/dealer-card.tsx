import { useId } from 'react';
import type { DealerCard as Card } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { findDealersTexts, moreBadges, starsText } from '../../../application/visitor/find-dealers/texts.ts';
import { BadgeList } from '../../components/badge-list/badge-list.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import { badgeLooks } from './badge-looks.ts';
import styles from './dealer-card.module.css';

const BADGE_TEXTS = { name: findDealersTexts.badgesName, more: moreBadges };

/** One dealer: who, where, how good, which distinctions, which number (specification, section 2). */
export const DealerCard = ({ card }: { card: Card }) => {
  const nameId = useId();
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        {card.isPreferred && (
          <p className={styles.preferred}>
            <Icon name="star" size={16} />
            {findDealersTexts.preferred}
          </p>
        )}
        <h3 id={nameId} className={card.isLongName ? styles.longName : undefined}>
          {card.name}
        </h3>
        <p className={styles.where}>
          {card.town !== null && (
            <span>
              <Icon name="pin" size={16} />
              {card.town}
            </span>
          )}
          {card.distance !== null && <span>{card.distance}</span>}
        </p>
      </div>
      <RatingLine rating={card.rating} />
      {card.badges.length > 0 && <BadgeList texts={BADGE_TEXTS} badges={badgeLooks(card.badges)} />}
      <div className={styles.foot}>
        <PhoneLine phone={card.phone} name={card.name} />
        {card.website !== null && (
          <a className={styles.website} href={card.website} rel="noopener nofollow external">
            <Icon name="globe" size={18} />
            {findDealersTexts.website}
          </a>
        )}
      </div>
    </article>
  );
};

const RatingLine = ({ rating }: { rating: Card['rating'] }) => (
  <p className={styles.rating}>
    {rating === null ? (
      findDealersTexts.noReviews
    ) : (
      <>
        <Stars stars={rating.stars} label={starsText(rating.average)} />
        <span className={styles.ratingText}>{rating.text}</span>
      </>
    )}
  </p>
);

const PhoneLine = ({ phone, name }: { phone: Card['phone']; name: string }) =>
  phone === null ? (
    <span className={styles.phone}>{findDealersTexts.noPhone}</span>
  ) : (
    <a
      className={styles.phone}
      href={phone.address}
      aria-label={`${findDealersTexts.callPrefix} ${name}, ${phone.text}`}
    >
      <Icon name="phone" size={20} />
      {phone.text}
    </a>
  );
