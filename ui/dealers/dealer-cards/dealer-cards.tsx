import { useId } from 'react';
import type {
  DealerCard as Card,
  FoundView,
  ListedDealer,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { DealerCard } from '../dealer-card/dealer-card.tsx';
import list from '../dealer-list/dealer-list.module.css';
import { DealerMap } from '../dealer-map/dealer-map.tsx';
import styles from './dealer-cards.module.css';

/** Dealer cards below a heading, numbered if there is a map of them. */
export const DealerCards = ({
  heading,
  cards,
  map = null,
}: {
  heading: string;
  cards: ReadonlyArray<ListedDealer>;
  map?: FoundView['map'];
}) => {
  const { readReviews } = useServices();
  const headingId = useId();
  const List = map === null ? 'ul' : 'ol';
  const onReadReviews = ({ companyId, name }: Card) =>
    companyId !== null && void readReviews.open({ companyId, name });
  return (
    <section className={map === null ? styles.shown : list.results} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <List className={map === null ? list.list : `${list.list} ${list.numbered}`}>
        {cards.map((card) => (
          <li key={card.key}>
            <DealerCard card={card} actions={{ onReadReviews }} isAligned />
          </li>
        ))}
      </List>
      {map !== null && <DealerMap map={map} page={{ first: 1, items: cards }} offersStreets={false} />}
    </section>
  );
};
