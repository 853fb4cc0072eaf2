import { useCallback, useEffect, useId, useRef } from 'react';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { useShareInView } from '../../bindings/use-share-in-view.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import styles from './success-card.module.css';

/** The heading counts as seen once half of its height is visible. */
const IN_SIGHT = { isObserving: true, threshold: 0.5 };

/** Replaces a form that was sent, and takes the focus (specification, section 8). */
export const SuccessCard = ({
  success: { heading, lines, reference, page },
  language,
  onSeen,
}: {
  success: NonNullable<SendRequestView['success']>;
  language: FormLanguage;
  /** Called when the heading is in view. Must be stable between renders. */
  onSeen: () => void;
}) => {
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  const headingElement = useRef<HTMLHeadingElement>(null);
  const findHeading = useCallback(() => headingElement.current, []);
  const onShare = useCallback((share: number) => share >= IN_SIGHT.threshold && onSeen(), [onSeen]);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useShareInView(findHeading, IN_SIGHT, onShare);
  return (
    <div
      ref={card}
      className={styles.card}
      tabIndex={-1}
      role="group"
      aria-labelledby={headingId}
      data-thanks=""
    >
      <Icon name="check" size={40} />
      <h2 ref={headingElement} id={headingId}>
        {heading}
      </h2>
      {lines.map((line) => (
        <p key={line}>
          <PhoneText text={line} />
        </p>
      ))}
      <p className={styles.reference}>
        {formTexts[language].reference}
        <strong>{reference}</strong>
      </p>
      {page !== null && (
        <p>
          <a href={page.address}>{page.text}</a>
        </p>
      )}
    </div>
  );
};
