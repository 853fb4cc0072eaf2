import { useEffect, useRef } from 'react';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import { nearOrUsed } from '../../bindings/near-or-used.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ActionButton } from '../../components/button/button.tsx';
import { HtmlInPage } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { openedContact } from './late-contact.ts';
import styles from './dealer-contact.module.css';

const CONTACT_ID = 'ask-a-dealer';

/** Links from the savings to the form and opens it; hidden once the form is sent. */
export const ContactLink = () => {
  const { askAboutRebates } = useServices();
  const { form } = useObservable(askAboutRebates.view$);
  return form === 'sent' ? null : (
    <a
      className={styles.link}
      href={`#${CONTACT_ID}`}
      data-held=""
      onClick={() => askAboutRebates.open()}
      data-unprinted=""
    >
      {askAboutRebatesTexts.heading}
      <Icon name="arrow-right" size={18} />
    </a>
  );
};

/**
 * The dealer contact section: a button that opens the form, the form, and the confirmation (specification, sections 2 and 4). The form's
 * code is fetched once the visitor comes near the section or opens the form; until then the server's html stays, closed. `path` is the
 * page's path.
 */
export const DealerContact = ({
  path,
  isAsked,
  showsSlider,
}: {
  path: string;
  isAsked: boolean;
  showsSlider: boolean;
}) => {
  const { askAboutRebates } = useServices();
  const { form, lead, confirmation } = useObservable(askAboutRebates.view$);
  const place = useRef<HTMLElement>(null);
  const isClosed = form === 'closed' || form === 'opening';
  const wasClosed = useRef(isClosed);
  // Moves the focus to the section when the form opens.
  useEffect(() => {
    if (form === 'open' && wasClosed.current) place.current?.focus();
    wasClosed.current = isClosed;
  }, [form, isClosed]);
  const isShown = isAsked || !isClosed;
  useEffect(() => {
    if (isShown && place.current !== null)
      void nearOrUsed(place.current).then(() => askAboutRebates.prepare());
  }, [isShown, askAboutRebates]);

  const opened = openedContact();
  if (confirmation !== null && opened !== null)
    return <opened.Confirmation confirmation={confirmation} showsSlider={showsSlider} path={path} />;
  if (!isShown) return null;
  return (
    <section
      ref={place}
      // Lets the link to the section move the focus here.
      tabIndex={-1}
      className={styles.contact}
      id={CONTACT_ID}
      aria-labelledby={`${CONTACT_ID}-heading`}
      data-unprinted=""
    >
      <h2 id={`${CONTACT_ID}-heading`}>{askAboutRebatesTexts.heading}</h2>
      <p className={styles.lead}>{lead}</p>
      {isClosed && (
        <div data-scripted="">
          <ActionButton variant="primary" isBusy={form === 'opening'} onClick={() => askAboutRebates.open()}>
            {askAboutRebatesTexts.open}
          </ActionButton>
        </div>
      )}
      {/* Without scripts, the form is open, because nothing could open it. */}
      <div className={styles.form} data-unscripted={isClosed ? '' : undefined}>
        {opened === null ? (
          <HtmlInPage among="[data-contact-form]" place={0} data-contact-form="" />
        ) : (
          <div data-contact-form="">
            <opened.ContactForm path={path} />
          </div>
        )}
      </div>
    </section>
  );
};
