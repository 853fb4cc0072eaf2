import { useId } from 'react';
import type { SendRequestView } from '../../../application/visitor/send-request/send-request-view.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { SubmitButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import { PROBLEM_ID } from './problem-summary.tsx';
import styles from './lead-form.module.css';

/** The consent text, missing fields or an error, and the submit button (specification, sections 4 and 5). */
export const SubmitRow = ({ form, view }: { form: LeadForm; view: SendRequestView }) => {
  const missingId = useId();
  const readBackId = useId();
  const texts = formTexts[form.language];
  const {
    status,
    isBusy,
    notice,
    missing,
    missingSoon,
    sends,
    isReturned,
    messages,
    doubts,
    readBack,
    dealerNotes,
  } = view;
  const isWaiting = status === 'waiting';
  return (
    <div className={styles.submit} data-early={sends ? undefined : ''}>
      {form.consent !== undefined && <p className={styles.consent}>{form.consent}</p>}
      <div role="status">
        {dealerNotes.map((note) => (
          <p key={note} className={styles.waiting}>
            <PhoneText text={note} />
          </p>
        ))}
        {status === 'sending' && <p className={styles.consent}>{texts.sending}</p>}
        {isWaiting && notice !== null && (
          <p className={styles.waiting}>
            <PhoneText text={notice} />
          </p>
        )}
      </div>
      {status === 'failed' && notice !== null && (
        <p
          className={styles.failed}
          id={isReturned && messages.length + doubts.length === 0 ? PROBLEM_ID : undefined}
          tabIndex={isReturned ? -1 : undefined}
          role="alert"
        >
          <Icon name="alert" size={20} />
          <span>
            <PhoneText text={notice} />
          </span>
        </p>
      )}
      {readBack !== null && (
        <p className={styles.consent} id={readBackId}>
          {readBack}
        </p>
      )}
      <div className={styles.send}>
        <SubmitButton
          isDisabled={missing !== null}
          isBusy={isBusy}
          describedBy={missing === null ? (readBack === null ? undefined : readBackId) : missingId}
        >
          {status === 'sending' ? texts.sendingButton : isWaiting ? texts.waitingButton : form.submit}
        </SubmitButton>
        {missing !== null && (
          <p className={styles.missing} id={missingId}>
            {missing}
          </p>
        )}
        {/* Reserves room for a message that the application shows once it has started, so that nothing below the form moves. */}
        {missingSoon !== null && (
          <p className={styles.messagePlaceholder} aria-hidden="true" data-scripted="">
            {missingSoon}
          </p>
        )}
      </div>
    </div>
  );
};
