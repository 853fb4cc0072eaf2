import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Confirmation as ConfirmationView } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { DealerSlider } from '../../dealers/dealer-slider/dealer-slider.tsx';
import { DealerChoice } from '../../leads/dealer-choice/dealer-choice.tsx';
import { useBeginChoice } from '../../leads/dealer-choice/use-begin-choice.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import { Reviews } from '../../reviews/reviews.tsx';
import { useSearchOnPage } from '../../searching/search-on-page.ts';
import styles from './dealer-contact.module.css';

/** The shortest swipe that moves this slider, in pixels (specification, section 4). */
const SWIPE_PX = 30;

/** Searches the dealers of the area in the page's address if they are needed and the page has no search of its own. */
const useAreaDealers = (path: string, areNeeded: boolean): void => {
  const { findDealers } = useServices();
  const { search: query } = useLocation();
  const asks = useSearchOnPage() === null && areNeeded;
  useEffect(() => {
    if (asks) void findDealers.showAt(new URLSearchParams(query), { path, shown: 'all' });
  }, [findDealers, asks, path, query]);
};

/** The form for a dealer of the area; `path` is the page's path. */
export const ContactForm = ({ path }: { path: string }) => {
  const { requestOf, choiceOf } = useServices();
  const { search: query } = useLocation();
  const choice = choiceOf('rebates', new URLSearchParams(query).get('dealer'));
  const view = useObservable(choice.view$);
  useBeginChoice(choice);
  useAreaDealers(path, true);
  return (
    <LeadForm key={view.zipcode} request={requestOf('rebates')} action={view.action}>
      <DealerChoice choice={view} onChoose={(companyId) => choice.choose(companyId)} />
    </LeadForm>
  );
};

/** The next steps and all other dealers (specification, section 8). Gets the focus after sending. */
export const Confirmation = ({
  confirmation: { reference, page, isRecalled, others },
  showsSlider,
  path,
}: {
  confirmation: ConfirmationView;
  showsSlider: boolean;
  path: string;
}) => {
  const { readReviews } = useServices();
  useAreaDealers(path, isRecalled);
  const hasReviews = useSearchOnPage() !== null;
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRecalled) card.current?.focus();
  }, [isRecalled]);
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
          {page !== null && (
            <p>
              <a href={page.address}>{page.text}</a>
            </p>
          )}
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
          {!hasReviews && <Reviews />}
        </div>
      )}
    </>
  );
};
