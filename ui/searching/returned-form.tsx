import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lookUpFailed } from '../../application/visitor/find-dealers/texts.ts';
import { siteNumber } from '../../application/visitor/read-page/site-number-texts.ts';
import { useServices } from '../bindings/services.ts';
import { currentOf, useObservable } from '../bindings/use-observable.ts';
import frameStyles from '../leads/lead-form/form-frame.module.css';
import { LeadForm } from '../leads/lead-form/lead-form.tsx';
import { PhoneText } from '../components/phone-text/phone-text.tsx';
import styles from './found-form.module.css';

/** The service form, returned with errors while its dealers can't be looked up. It keeps everything the visitor typed. */
export const ReturnedForm = () => {
  const { site, requestOf, choiceOf } = useServices();
  const request = requestOf('schedule-service');
  const query = new URLSearchParams(useLocation().search);
  const choice = choiceOf('schedule-service', query.get('dealer'));
  const { expected, lookUp, action } = useObservable(choice.view$);
  const [hasComeBack] = useState(() => isReturned(currentOf(request.view$)));
  return hasComeBack && lookUp !== 'settled' ? (
    <section className={`${frameStyles.frame} ${styles.form}`} aria-label={request.form.name}>
      <LeadForm request={request} action={action} companyId={expected}>
        <p>
          <PhoneText text={lookUpFailed(siteNumber(site, 'en'))} />
        </p>
      </LeadForm>
    </section>
  ) : null;
};

const isReturned = ({ refusals, notice }: { refusals: number; notice: string | null }): boolean =>
  refusals > 0 || notice !== null;
