import { useLocation } from 'react-router-dom';
import type { PageHead, SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { pageTitle } from '../../../application/visitor/read-page/texts.ts';
import { thankYouTextsIn } from '../../../application/visitor/read-page/thank-you-texts.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { thankedFor, thanksPath } from '../../../application/visitor/send-request/thanks-address.ts';
import { thanks } from '../../../application/visitor/send-request/thanks.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import calmHouse from '../../theme/illustrations/thank-you.svg';
import styles from './thanks-page.module.css';

/** Thanks for a form that was sent without scripts; the address says which, and the request's reference. */
export const ThanksPage = ({ language }: { language: SiteLanguage }) => {
  const { site } = useServices();
  const { search } = useLocation();
  const { formId, reference } = thankedFor(new URLSearchParams(search), language);
  const facts = { phone: site.defaultPhone.text, language };
  const { heading, text, promise } = thanks(formId, reference, facts);
  const { keepReference, next } = thankYouTextsIn(language);
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{text}</p>
        {promise !== undefined && <p>{promise}</p>}
        {reference !== null && (
          <div className={styles.reference}>
            <p>
              {formTexts[language].reference}
              <strong>{reference}</strong>
            </p>
            <p>{keepReference}</p>
          </div>
        )}
        <div className={styles.action}>
          <ButtonLink href="/">{next}</ButtonLink>
        </div>
      </div>
      <img className={styles.drawing} src={calmHouse} alt="" width="480" height="360" />
    </div>
  );
};

/** What the head of such a page says: search engines are not to list it. */
export const thanksHead = (language: SiteLanguage, { brandName }: SiteFacts): PageHead => {
  const { title, description } = thankYouTextsIn(language);
  return {
    title: pageTitle(title, brandName),
    description: description(brandName),
    canonicalPath: thanksPath(language),
    isListed: false,
    structuredData: [],
  };
};
