import { useEffect } from 'react';
import type { DealerCard } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { cardTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './dealer-card.module.css';

/**
 * The number to call: the one for the visitor's traffic source, or a routed one once it is known (specification, section 4).
 * The html carries the numbers of all sources, so that the right one shows before the application starts.
 */
export const DealerPhone = ({ card }: { card: DealerCard }) => {
  const { routeCalls } = useServices();
  const { key, route } = card;
  const call = useObservable(routeCalls.view$)[key];

  useEffect(() => {
    if (route !== null) void routeCalls.route(key, route);
  }, [routeCalls, key, route]);

  if (call?.kind === 'routing') {
    return (
      <span className={styles.phone} role="status">
        {cardTexts.findingNumber}
      </span>
    );
  }
  const phone = call === undefined ? card.phone : call.phone;
  if (phone === null) return <span className={styles.phone}>{cardTexts.noPhone}</span>;
  return (
    <a
      className={styles.phone}
      href={phone.address}
      aria-label={`${cardTexts.callPrefix} ${card.name}, ${phone.text}`}
      data-numbers={card.assigned.length === 0 ? undefined : JSON.stringify(card.assigned)}
    >
      <Icon name="phone" size={20} />
      <span data-number="">{phone.text}</span>
    </a>
  );
};
