import { useLayoutEffect, useRef } from 'react';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import type { ListedDealer } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './dealer-card.module.css';

const ICONS = { connected: 'check', waiting: 'clock' } as const;

/** `Connect with Dealer`, which becomes `Connected`, or `Not sent yet` while the request waits, and `Book online` (specification, sections 2 and 4). */
export const DealerContact = ({ card: { companyId, name, contact } }: { card: ListedDealer }) => {
  const { askDealer, showConnections } = useServices();
  const receipts = useObservable(askDealer.receipts$);
  const receipt = companyId === null ? undefined : receipts[companyId];
  const connections = useObservable(showConnections.view$);
  const connection = companyId === null ? null : (connections[companyId] ?? null);
  const { connect, book } = contact;
  useAnnouncement(connection === null ? null : `${askDealerTexts[connection]}: ${name}`);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // `Connected` takes no focus.
    const opener = button.current;
    const isLost = connection === 'connected' && opener?.ownerDocument.activeElement === opener;
    if (isLost) opener?.closest('article')?.focus({ preventScroll: true });
  }, [connection]);
  return (
    <div className={styles.contact}>
      <div data-scripted="">
        <button
          ref={button}
          type="button"
          className={styles.connect}
          disabled={connection === 'connected'}
          // It keeps the focus: the dialog that it opened gives it back while the request waits.
          aria-disabled={connection === 'waiting' || undefined}
          data-waiting={connection === 'waiting' ? '' : undefined}
          onClick={() => connection === null && void askDealer.openFor('dealer-modal', companyId)}
        >
          {connection !== null && <Icon name={ICONS[connection]} size={20} />}
          {askDealerTexts[connection ?? 'connect']}
        </button>
      </div>
      <button
        type="button"
        className={styles.book}
        data-scripted=""
        onClick={() => void askDealer.openFor('booking', companyId)}
      >
        {askDealerTexts.book}
      </button>
      <a className={styles.connect} href={connect} rel="nofollow" data-unscripted="">
        {askDealerTexts.connect}
      </a>
      <a className={styles.book} href={book} rel="nofollow" data-unscripted="">
        {askDealerTexts.book}
      </a>
      {receipt !== undefined && (
        <p className={styles.receipt}>
          <PhoneText text={receipt.text} />
          <br />
          {receipt.reference}
        </p>
      )}
    </div>
  );
};
