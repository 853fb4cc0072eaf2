import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import type { Connection } from '../../../application/visitor/show-connections/show-connections.ts';
import type { DealerCard } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './dealer-card.module.css';

/** How a visitor turns to the dealer of a card. */
export interface ContactWays {
  readonly connectionWith: (card: DealerCard) => Connection | null;
  readonly onConnect: (card: DealerCard) => void;
  readonly onBook: (card: DealerCard) => void;
  /** Where the same is asked for without scripts. */
  readonly addresses: (card: DealerCard) => { readonly connect: string; readonly book: string };
}

const ICONS = { connected: 'check', waiting: 'clock' } as const;

/** `Connect with Dealer`, which becomes `Connected`, or `Not sent yet` while the request waits, and `Book online` (specification, sections 2 and 4). */
export const DealerContact = ({ card, ways }: { card: DealerCard; ways: ContactWays }) => {
  const connection = ways.connectionWith(card);
  const { connect, book } = ways.addresses(card);
  return (
    <div className={styles.contact}>
      <div role="status" data-scripted="">
        <button
          type="button"
          className={styles.connect}
          disabled={connection !== null}
          data-waiting={connection === 'waiting' ? '' : undefined}
          onClick={() => ways.onConnect(card)}
        >
          {connection !== null && <Icon name={ICONS[connection]} size={20} />}
          {askDealerTexts[connection ?? 'connect']}
        </button>
      </div>
      <button type="button" className={styles.book} data-scripted="" onClick={() => ways.onBook(card)}>
        {askDealerTexts.book}
      </button>
      <a className={styles.connect} href={connect} rel="nofollow" data-unscripted="">
        {askDealerTexts.connect}
      </a>
      <a className={styles.book} href={book} rel="nofollow" data-unscripted="">
        {askDealerTexts.book}
      </a>
    </div>
  );
};
