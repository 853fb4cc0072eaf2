import { useLocation } from 'react-router-dom';
import type { ChooseDealerView } from '../../application/visitor/ask-dealer/choose-dealer.ts';
import { scheduleTexts, showingFor } from '../../application/visitor/ask-dealer/schedule-texts.ts';
import { NEW_SEARCH } from '../../application/visitor/find-dealers/link-texts.ts';
import { OurNumber } from '../bindings/our-number.tsx';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { Link } from '../components/link/link.tsx';
import { PhoneText } from '../components/phone-text/phone-text.tsx';
import { PageSheet } from '../components/page-sheet/page-sheet.tsx';
import type { DealersFound } from '../dealers/dealer-list/dealers-found.ts';
import { FoundSlider } from '../dealers/dealer-list/found-slider.tsx';
import { DealerSummary } from '../dealers/dealer-summary/dealer-summary.tsx';
import { DealerChoice } from '../leads/dealer-choice/dealer-choice.tsx';
import frameStyles from '../leads/lead-form/form-frame.module.css';
import { useBeginChoice } from '../leads/dealer-choice/use-begin-choice.ts';
import { LeadForm } from '../leads/lead-form/lead-form.tsx';
import styles from './found-form.module.css';

const OTHERS_ID = 'other-dealers';

/**
 * The first dealer of the area with their phone number, the schedule-service form next to it, and all dealers below (specification,
 * section 2).
 */
export const FoundForm: DealersFound = (props) => {
  const { requestOf, choiceOf } = useServices();
  const request = requestOf('schedule-service');
  const query = new URLSearchParams(useLocation().search);
  const choice = choiceOf('schedule-service', query.get('dealer'));
  const chosen = useObservable(choice.view$);
  const { zipcode, action } = chosen;
  useBeginChoice(choice);
  return (
    <div className={styles.all}>
      <div className={styles.request}>
        <SelectedDealer chosen={chosen} />
        <PageSheet />
        <section className={`${frameStyles.frame} ${styles.form}`} aria-labelledby="schedule">
          <h2 id="schedule">{scheduleTexts.heading}</h2>
          <p className={styles.lead}>{scheduleTexts.lead}</p>
          <LeadForm key={zipcode} request={request} action={action}>
            <DealerChoice choice={chosen} onChoose={(companyId) => choice.choose(companyId)} />
          </LeadForm>
        </section>
      </div>
      <div className={styles.dealers} id={OTHERS_ID}>
        <FoundSlider {...props} />
      </div>
    </div>
  );
};

/** The dealer that receives the request, the phone number, and links to another area or dealer. */
const SelectedDealer = ({
  chosen: { dealers, selected, isFirst, card, zipcode, unsearched },
}: {
  chosen: ChooseDealerView;
}) => {
  return (
    <div className={styles.panel}>
      <h2>{isFirst ? scheduleTexts.first : scheduleTexts.panel}</h2>
      <p className={styles.area}>
        <span>{showingFor(zipcode)}</span>
        <Link className={styles.link} to={unsearched + NEW_SEARCH}>
          {scheduleTexts.change}
        </Link>
      </p>
      {card !== null && <DealerSummary card={card} />}
      {card === null && selected !== null && (
        <>
          <h3>{selected.name}</h3>
          {selected.phone !== null && (
            <p className={styles.call}>
              <PhoneText text={selected.phone} />
            </p>
          )}
        </>
      )}
      <p className={styles.call}>
        {scheduleTexts.callUs} <OurNumber />
      </p>
      {dealers.length > 1 && (
        <a className={styles.link} href={`#${OTHERS_ID}`}>
          {scheduleTexts.others}
        </a>
      )}
    </div>
  );
};
