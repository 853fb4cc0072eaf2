import { useId } from 'react';
import type {
  DealerCard as Card,
  ListedDealer,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { BadgeList } from '../../components/badge-list/badge-list.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { DealerHours } from '../dealer-hours/dealer-hours.tsx';
import { directionsTo } from '../directions.ts';
import { PreferredMark } from '../preferred-mark/preferred-mark.tsx';
import { SaveDealer } from '../save-dealer/save-dealer.tsx';
import { badgeVariants } from './badge-variants.ts';
import { CompareLink } from './compare-link.tsx';
import styles from './dealer-card.module.css';
import { DealerContact } from './dealer-contact.tsx';
import { DealerPhone } from './dealer-phone.tsx';
import { DealerRating } from './dealer-rating.tsx';
import { DealerReceipt } from './dealer-receipt.tsx';

/** The optional actions of a card. A missing action is not offered. */
export interface DealerCardActions {
  readonly onReadReviews?: (card: Card) => void;
}

/**
 * One dealer: name, place, rating, phone number, badges, and contact buttons (specification, section 2). The number comes early, so
 * that a phone's first screen shows it; the contact buttons come last, so that those of neighboring cards line up.
 */
export const DealerCard = ({
  card,
  actions = {},
  isAligned = false,
}: {
  card: ListedDealer;
  actions?: DealerCardActions;
  /** Whether the card is in a grid that gives it four rows, one for each of its parts. */
  isAligned?: boolean;
}) => {
  const nameId = useId();
  const { onReadReviews } = actions;
  const { dealerTexts: texts } = useServices();
  return (
    <article
      className={isAligned ? `${styles.card} ${styles.aligned}` : styles.card}
      aria-labelledby={nameId}
      tabIndex={-1}
      data-dealer={card.companyId ?? ''}
    >
      <div className={styles.upper}>
        <div className={styles.head}>
          {card.isPreferred && <PreferredMark />}
          <h3 id={nameId} className={card.isLongName ? styles.longName : undefined}>
            {card.page === null ? card.name : <a href={card.page}>{card.name}</a>}
          </h3>
          <Where card={card} />
        </div>
        <DealerRating card={card} onReadReviews={onReadReviews && (() => onReadReviews(card))} />
      </div>
      <DealerPhone card={card} variant="button" />
      <div className={styles.details}>
        {card.badges.length > 0 && (
          <BadgeList
            owner={card.key}
            texts={{ name: texts.badgesName, more: texts.moreBadges }}
            badges={badgeVariants(card.badges)}
          />
        )}
        <DealerHours hours={card.hours} />
        <DealerReceipt card={card} />
      </div>
      <div className={styles.foot}>
        <DealerContact card={card} />
        {card.street !== null && <p className={styles.street}>{card.street}</p>}
        <div className={styles.more}>
          {card.street !== null && (
            <a
              className={styles.website}
              href={directionsTo(card.street)}
              rel="noopener external"
              aria-label={`${texts.directions}, ${card.name}`}
            >
              {texts.directions}
            </a>
          )}
          {card.website !== null && (
            <a className={styles.website} href={card.website} rel="noopener nofollow external">
              {texts.website}
            </a>
          )}
          {card.page !== null && (
            <SaveDealer
              dealer={{ kind: 'dealer', address: card.page, title: card.name, detail: card.town ?? '' }}
              texts={texts.saving}
              language={texts.language}
              isNamed
            />
          )}
          {card.compare !== null && <CompareLink name={card.name} step={card.compare} />}
        </div>
      </div>
    </article>
  );
};

const Where = ({ card: { town, distance } }: { card: Card }) => (
  <p className={styles.where}>
    {town !== null && (
      <span>
        <Icon name="pin" size={16} />
        {town}
      </span>
    )}
    {distance !== null && <span>{distance}</span>}
  </p>
);
