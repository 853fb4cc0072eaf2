import { useEffect, useId, useRef } from 'react';
import type { Confirmation as ConfirmationView } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import type { ChooseDealer } from '../../../application/visitor/ask-dealer/choose-dealer.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { PressButton } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { DealerSlider } from '../../dealers/dealer-slider/dealer-slider.tsx';
import { DealerChoice } from '../../leads/dealer-choice/dealer-choice.tsx';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import styles from './dealer-contact.module.css';

/** A swipe of fewer px does not turn this slider (specification, section 4). */
const SWIPE_PX = 30;

const CONTACT_ID = 'ask-a-dealer';

/** Leads from the savings to the form, and opens it; it goes once the form has been sent. */
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

/** The dealer contact section: a button that opens the form, the form, and what takes their place (specification, sections 2 and 4). */
export const DealerContact = ({
  choice,
  isAsked,
  showsSlider,
}: {
  choice: ChooseDealer;
  isAsked: boolean;
  showsSlider: boolean;
}) => {
  const { requestOf, askAboutRebates } = useServices();
  const { form, lead, confirmation } = useObservable(askAboutRebates.view$);
  const { dealers, selected, zipcode, action } = useObservable(choice.view$);
  const place = useRef<HTMLElement>(null);
  const shown = useRef(form);
  useEffect(() => choice.begin(), [choice]);
  // The reader is put where the form has opened.
  useEffect(() => {
    if (form === 'open' && shown.current === 'closed') place.current?.focus();
    shown.current = form;
  }, [form]);

  if (confirmation !== null) return <Confirmation confirmation={confirmation} showsSlider={showsSlider} />;
  if (!isAsked && form === 'closed') return null;
  return (
    <section
      ref={place}
      // The link to it takes the focus along.
      tabIndex={-1}
      className={styles.contact}
      id={CONTACT_ID}
      aria-labelledby={`${CONTACT_ID}-heading`}
      data-unprinted=""
    >
      <h2 id={`${CONTACT_ID}-heading`}>{askAboutRebatesTexts.heading}</h2>
      <p className={styles.lead}>{lead}</p>
      {form === 'closed' && (
        <div data-scripted="">
          <PressButton look="primary" onPress={() => askAboutRebates.open()}>
            {askAboutRebatesTexts.open}
          </PressButton>
        </div>
      )}
      {/* Without scripts nothing could open it. */}
      <div className={styles.form} data-unscripted={form === 'closed' ? '' : undefined}>
        <LeadForm key={zipcode} request={requestOf('rebates')} action={action}>
          <DealerChoice
            dealers={dealers}
            selected={selected?.companyId ?? null}
            onChoose={(companyId) => choice.choose(companyId)}
          />
        </LeadForm>
      </div>
    </section>
  );
};

/** What is to be expected now, and all other dealers (specification, section 8). The reader is put there. */
const Confirmation = ({
  confirmation: { reference, others },
  showsSlider,
}: {
  confirmation: ConfirmationView;
  showsSlider: boolean;
}) => {
  const { readReviews } = useServices();
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <>
      <section className={styles.confirmation} aria-labelledby={headingId}>
        <div ref={card} tabIndex={-1} role="status" className={styles.words}>
          <Icon name="check" size={40} />
          <h2 id={headingId}>{askAboutRebatesTexts.congrats}</h2>
          <p>{askAboutRebatesTexts.received}</p>
          <p className={styles.expect}>{askAboutRebatesTexts.expect}</p>
          <ol className={styles.steps}>
            {askAboutRebatesTexts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            {askAboutRebatesTexts.reference}
            <strong>{reference}</strong>
          </p>
        </div>
      </section>
      {showsSlider && others !== null && (
        <div data-unprinted="">
          <DealerSlider
            name={askAboutRebatesTexts.others}
            cards={others.cards}
            all={others.all}
            swipeThreshold={SWIPE_PX}
            actions={{
              onReadReviews: ({ companyId, name }) =>
                companyId !== null && void readReviews.open({ companyId, name }),
            }}
          />
        </div>
      )}
    </>
  );
};
