import { useEffect, useId, useRef } from 'react';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './success-card.module.css';

/** What takes the place of a form that has been sent (specification, section 8). The reader is put there. */
export const SuccessCard = ({
  success: { heading, text, promise, receipt, reference },
  language,
}: {
  success: NonNullable<SendRequestView['success']>;
  language: 'en' | 'fr';
}) => {
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} className={styles.card} tabIndex={-1} role="group" aria-labelledby={headingId}>
      <Icon name="check" size={40} />
      <h2 id={headingId}>{heading}</h2>
      <p>
        <PhoneText text={text} />
      </p>
      {promise !== undefined && (
        <p>
          <PhoneText text={promise} />
        </p>
      )}
      {receipt !== undefined && <p>{receipt}</p>}
      <p className={styles.reference}>
        {formTexts[language].reference}
        <strong>{reference}</strong>
      </p>
    </div>
  );
};
