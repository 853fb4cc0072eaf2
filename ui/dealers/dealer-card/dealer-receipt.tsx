import type { ListedDealer } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './dealer-card.module.css';

/** The confirmation of a request that this page has sent to the dealer: next step and reference, a link to the request. Renders nothing before. */
export const DealerReceipt = ({ card: { companyId } }: { card: ListedDealer }) => {
  const { askDealer } = useServices();
  const receipts = useObservable(askDealer.receipts$);
  const receipt = companyId === null ? undefined : receipts[companyId];
  return (
    receipt !== undefined && (
      <p className={styles.receipt}>
        <PhoneText text={receipt.text} />
        <br />
        {receipt.page === null ? receipt.sent : <a href={receipt.page}>{receipt.sent}</a>}
      </p>
    )
  );
};
