import { useLocation } from 'react-router-dom';
import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import { thankYouTextsIn } from '../../../application/visitor/read-page/thank-you-texts.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { PhoneText } from '../../components/phone-text/phone-text.tsx';
import calmHouse from '../../theme/illustrations/thank-you.svg';
import styles from './thanks-page.module.css';
import { thanksView } from './thanks-view.ts';

/** The thank-you page for a form that was sent without scripts. The address names the form and the request's reference. */
export const ThanksPage = ({ language }: { language: FormLanguage }) => {
  const { site, seeThanks } = useServices();
  const { search } = useLocation();
  const seen = useObservable(seeThanks.view$);
  const {
    heading,
    lines,
    reference,
    page,
    next: afterwards,
    others,
  } = thanksView(search, language, site, seen);
  const { keepReference, next } = thankYouTextsIn(language);
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        {lines.map((line) => (
          <p key={line}>
            <PhoneText text={line} />
          </p>
        ))}
        {afterwards !== null && (
          <div className={styles.next}>
            <p>{afterwards.expect}</p>
            <ol>
              {afterwards.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
        {reference !== null && (
          <div className={styles.reference}>
            <p>
              {formTexts[language].reference}
              <strong>{reference}</strong>
            </p>
            <p>{keepReference}</p>
            {page !== null && (
              <p>
                <a href={page.address}>{page.text}</a>
              </p>
            )}
          </div>
        )}
        <div className={styles.action}>
          {others !== null && (
            <ButtonLink href={others.address} variant="secondary">
              {others.text}
            </ButtonLink>
          )}
          <ButtonLink href={homeIn(language)}>{next}</ButtonLink>
        </div>
      </div>
      <img className={styles.drawing} src={calmHouse} alt="" width="480" height="360" />
    </div>
  );
};
