import { useId } from 'react';
import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { Link } from '../../components/link/link.tsx';
import { DealerPhone } from '../dealer-card/dealer-phone.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './help-now.module.css';

/** Dealers who answer at any hour, each with one number to call, so that a phone's first screen shows two of them. */
export const HelpNow = ({
  area,
  urgent: { cards, change },
}: {
  readonly area: FoundView['area'];
  readonly urgent: NonNullable<FoundView['urgent']>;
}) => {
  const { urgentHeading, changeArea, whileItRings } = useServices().dealerTexts;
  const headingId = useId();
  return (
    <div className={styles.help}>
      <div>
        <h2 id={headingId}>{urgentHeading}</h2>
        <p className={styles.area}>
          {area}{' '}
          <Link className={styles.change} to={change} rel="nofollow">
            {changeArea}
          </Link>
        </p>
      </div>
      <ul className={styles.dealers} aria-labelledby={headingId}>
        {cards.map((card) => (
          <li key={card.key} className={styles.dealer}>
            <strong>{card.name}</strong>
            <span className={styles.where}>{[card.town, card.distance].filter(Boolean).join(' · ')}</span>
            <DealerPhone card={card} variant="button" />
          </li>
        ))}
      </ul>
      <FirstSteps heading={whileItRings} level="h3" />
    </div>
  );
};
