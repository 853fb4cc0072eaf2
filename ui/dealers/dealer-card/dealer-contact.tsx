import { useLayoutEffect, useRef } from 'react';
import type { AskFormId } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import type { ListedDealer } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useAnnouncement } from '../../bindings/announcements.tsx';
import { navigateTo } from '../../bindings/page-effects.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { LinkedButton } from '../../components/button/linked-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './dealer-card.module.css';

/** Search engines don't need form pages. */
const NOT_FOLLOWED = { rel: 'nofollow' } as const;

const ICONS = { connected: 'check', waiting: 'clock' } as const;

/**
 * `Connect with Dealer` and `Book online` (specification, sections 2 and 4). The former becomes `Connected`, or `Not sent yet` while
 * the request waits. Renders nothing for a dealer without a company id, who can only be called (contract, section 7).
 */
export const DealerContact = ({ card: { name, contact } }: { card: ListedDealer }) =>
  contact === null ? null : <ContactButtons name={name} contact={contact} />;

const ContactButtons = ({
  name,
  contact: { companyId, connect, book },
}: {
  name: string;
  contact: NonNullable<ListedDealer['contact']>;
}) => {
  const { askDealer, showConnections, dealerTexts: texts } = useServices();
  const connections = useObservable(showConnections.view$);
  const connection = connections[companyId] ?? null;
  const open = async (formId: AskFormId, page: string): Promise<void> => {
    if (!(await askDealer.openFor(formId, companyId))) navigateTo(page);
  };
  useAnnouncement(connection === null ? null : `${texts[connection]}: ${name}`);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The disabled `Connected` button loses the focus.
    const opener = button.current;
    const isLost = connection === 'connected' && opener?.ownerDocument.activeElement === opener;
    if (isLost) opener?.closest('article')?.focus({ preventScroll: true });
  }, [connection]);
  return (
    <div className={styles.contact}>
      <LinkedButton
        ref={button}
        className={styles.connect}
        disabled={connection === 'connected'}
        // Not `disabled`, so that the button can take the focus back from the closed dialog while the request waits.
        aria-disabled={connection === 'waiting' || undefined}
        data-waiting={connection === 'waiting' ? '' : undefined}
        onClick={() => connection === null && void open(texts.forms.connect, connect)}
        href={connect}
        link={NOT_FOLLOWED}
        linkText={texts.connect}
      >
        {connection !== null && <Icon name={ICONS[connection]} size={20} />}
        {texts[connection ?? 'connect']}
      </LinkedButton>
      <LinkedButton
        className={styles.book}
        onClick={() => void open(texts.forms.book, book)}
        href={book}
        link={NOT_FOLLOWED}
      >
        {texts.book}
      </LinkedButton>
    </div>
  );
};
