import type { DealerCard } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { DealerPhone } from '../dealer-card/dealer-phone.tsx';
import { DealerRating } from '../dealer-card/dealer-rating.tsx';
import { DealerHours } from '../dealer-hours/dealer-hours.tsx';
import styles from './dealer-summary.module.css';

/** A short version of a dealer's card, for the panel next to a form (specification, section 2: side panel). */
export const DealerSummary = ({ card }: { card: DealerCard }) => (
  <div className={styles.summary}>
    <h3>{card.name}</h3>
    <p className={styles.where}>
      {card.town !== null && (
        <span>
          <Icon name="pin" size={16} />
          {card.town}
        </span>
      )}
      {card.distance !== null && <span>{card.distance}</span>}
    </p>
    <DealerRating card={card} onReadReviews={undefined} />
    <DealerPhone card={card} variant="button" />
    <DealerHours hours={card.hours} />
  </div>
);
