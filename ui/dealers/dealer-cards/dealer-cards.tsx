import { useId } from 'react';
import type {
  DealerCard as Card,
  ListedDealer,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { DealerCard } from '../dealer-card/dealer-card.tsx';
import list from '../dealer-list/dealer-list.module.css';
import styles from './dealer-cards.module.css';

/** Dealer cards below a heading. */
export const DealerCards = ({ heading, cards }: { heading: string; cards: ReadonlyArray<ListedDealer> }) => {
  const { readReviews } = useServices();
  const headingId = useId();
  const onReadReviews = ({ companyId, name }: Card) =>
    companyId !== null && void readReviews.open({ companyId, name });
  return (
    <section className={styles.shown} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <ul className={list.list}>
        {cards.map((card) => (
          <li key={card.key}>
            <DealerCard card={card} actions={{ onReadReviews }} isAligned />
          </li>
        ))}
      </ul>
    </section>
  );
};
