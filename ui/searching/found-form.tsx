import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  scheduleTexts,
  servesElsewhere,
  showingFor,
} from '../../application/visitor/ask-dealer/schedule-texts.ts';
import type { DealerCard } from '../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { PageSheet } from '../components/page-sheet/page-sheet.tsx';
import type { DealersFound } from '../dealers/dealer-list/dealers-found.ts';
import { FoundSlider } from '../dealers/dealer-list/found-slider.tsx';
import { DealerSummary } from '../dealers/dealer-summary/dealer-summary.tsx';
import { DealerChoice } from '../leads/dealer-choice/dealer-choice.tsx';
import frameStyles from '../leads/lead-form/form-frame.module.css';
import { LeadForm } from '../leads/lead-form/lead-form.tsx';
import { ChangeLocation } from '../location/change-location.tsx';
import styles from './found-form.module.css';

/** The first dealer of the area and the number to call, then all the others, then the form for whoever would rather be called (specification, section 2). */
export const FoundForm: DealersFound = (props) => {
  const { requestOf, choiceOf } = useServices();
  const request = requestOf('schedule-service');
  const query = new URLSearchParams(useLocation().search);
  const choice = choiceOf('schedule-service', query.get('dealer'));
  const { dealers, selected, isInstead, card, zipcode, action } = useObservable(choice.view$);
  useEffect(() => choice.begin(), [choice]);
  const panel = (place: 'first' | 'beside') => (
    <YourDealer place={place} zipcode={zipcode} card={card} name={selected?.name} isInstead={isInstead} />
  );
  return (
    <div className={styles.all}>
      {panel('first')}
      <PageSheet />
      <div className={styles.dealers}>
        <FoundSlider {...props} />
      </div>
      <div className={styles.request}>
        {panel('beside')}
        <section className={`${frameStyles.frame} ${styles.form}`} aria-labelledby="schedule">
          <h2 id="schedule">{scheduleTexts.heading}</h2>
          <p className={styles.lead}>{scheduleTexts.lead}</p>
          <LeadForm key={zipcode} request={request} action={action}>
            <DealerChoice
              dealers={dealers}
              selected={selected?.companyId ?? null}
              hint={isInstead ? servesElsewhere(zipcode) : undefined}
              onChoose={(companyId) => choice.choose(companyId)}
            />
          </LeadForm>
        </section>
      </div>
    </div>
  );
};

/**
 * The dealer that a request goes to, and the number to call. It is first on narrow screens, and beside the form on wide ones:
 * each screen shows one of the two, so that reading, focus and sight have the same order on both.
 */
const YourDealer = ({
  place,
  zipcode,
  card,
  name,
  isInstead,
}: {
  place: 'first' | 'beside';
  zipcode: string;
  card: DealerCard | null;
  name: string | undefined;
  isInstead: boolean;
}) => {
  const { defaultPhone } = useServices().site;
  return (
    <div className={`${styles.panel} ${styles[place]}`}>
      <h2>{scheduleTexts.panel}</h2>
      <p className={styles.area}>
        {showingFor(zipcode)}
        <ChangeLocation className={styles.change}>{scheduleTexts.change}</ChangeLocation>
      </p>
      {isInstead && <p className={styles.area}>{servesElsewhere(zipcode)}</p>}
      {card !== null ? <DealerSummary card={card} /> : <h3>{name}</h3>}
      <p className={styles.call}>
        {scheduleTexts.callUs} <a href={defaultPhone.address}>{defaultPhone.text}</a>
      </p>
    </div>
  );
};
