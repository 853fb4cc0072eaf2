import { useEffect } from 'react';
import type { DealerCard } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import type { DealerNumber } from '../../../application/visitor/route-calls/route-calls.ts';
import { useHours } from '../../bindings/use-hours.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './dealer-card.module.css';

const NONE: DealerNumber = { kind: 'none' };

/**
 * The phone number: the one for the visitor's traffic source, or a routed one once it is known (specification, section 4). The html
 * contains the numbers of all sources, so that the right one shows before the application starts.
 */
export const DealerPhone = ({
  card: { key, name, assigned, hours },
  variant = 'link',
}: {
  card: DealerCard;
  /** A button if calling is the main action, filled while the dealer is open; otherwise a link. */
  variant?: 'button' | 'link';
}) => {
  const { routeCalls, dealerTexts: texts } = useServices();
  const number = useObservable(routeCalls.view$)[key] ?? NONE;
  const isClosed = useHours(hours)?.kind === 'closed';
  useEffect(() => routeCalls.begin(), [routeCalls]);
  switch (number.kind) {
    case 'finding':
      return <span className={styles.phone}>{texts.findingNumber}</span>;
    case 'none':
      return <span className={styles.phone}>{texts.noPhone}</span>;
    case 'known':
      return (
        <a
          className={variant === 'button' ? styles.call : styles.phone}
          href={number.phone.address}
          aria-label={`${texts.callPrefix} ${name}, ${number.phone.text}`}
          data-unanswered={isClosed ? '' : undefined}
          // The boot script may set `data-unanswered` before the application starts.
          suppressHydrationWarning
          data-numbers={assigned.length === 0 ? undefined : JSON.stringify(assigned)}
        >
          <Icon name="phone" size={20} />
          <span data-number="">{number.phone.text}</span>
        </a>
      );
  }
};
