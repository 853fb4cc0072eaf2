import { useId, type ReactNode } from 'react';
import type { AskableDealer } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import type { FormPageTexts } from '../../../application/visitor/send-request/form-page-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import frameStyles from '../lead-form/form-frame.module.css';
import styles from './form-page.module.css';

/** A form with its purpose, the phone number as an alternative, and a link for requests that another page serves better. */
export const FormPage = ({
  heading,
  headingTag: Heading = 'h1',
  texts: { lead, callHeading, callLead, closed, hours, elsewhere },
  dealer = null,
  children,
}: {
  heading: string;
  headingTag?: 'h1' | 'h2';
  texts: FormPageTexts;
  /** The dealer that the form is for. The visitor can also call them. */
  dealer?: Pick<AskableDealer, 'name' | 'phone'> | null;
  children: ReactNode;
}) => {
  const services = useServices();
  const { defaultPhone, isOfficeOpen } = services.site;
  const id = useId();
  const [headingId, callId] = [`${id}-heading`, `${id}-call`];
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Heading id={headingId}>{heading}</Heading>
        <p>{lead}</p>
      </div>
      <div className={`${frameStyles.frame} ${styles.form}`}>{children}</div>
      <aside className={styles.aside} aria-labelledby={`${headingId} ${callId}`}>
        <div className={styles.call}>
          <h2 id={callId}>{callHeading}</h2>
          {dealer !== null && dealer.phone !== null && (
            <p>
              {services.dealerTexts.callPrefix} {dealer.name} <PhoneText text={dealer.phone} />
            </p>
          )}
          <p>
            {callLead}{' '}
            <a href={defaultPhone.address}>
              <Icon name="phone" size={20} />
              {defaultPhone.text}
            </a>
          </p>
          {!isOfficeOpen && <p className={styles.hours}>{closed}</p>}
          {hours !== undefined && (
            <p className={styles.hours}>
              <PhoneText text={hours} />
            </p>
          )}
        </div>
        {elsewhere !== undefined && (
          <div className={styles.elsewhere}>
            <h2>{elsewhere.heading}</h2>
            <p>{elsewhere.text}</p>
            <a href={elsewhere.href}>
              {elsewhere.link}
              <Icon name="arrow-right" size={20} />
            </a>
          </div>
        )}
      </aside>
    </div>
  );
};
