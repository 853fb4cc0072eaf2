import type { NotFoundTexts } from '../../../application/visitor/read-page/translated-not-found.ts';
import type { OtherLanguage } from '../../../domain/content/site-language.ts';
import { OurNumber } from '../../bindings/our-number.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import pageNotFound from '../../theme/illustrations/page-not-found.svg';
import styles from './not-found-page.module.css';

interface TranslatedNotFoundProps {
  readonly language: OtherLanguage;
  readonly texts: NotFoundTexts;
  readonly listPath: string;
  readonly homePath: string;
}

/**
 * The not-found page below the home page of another language: links to the locator and the home page, and our phone number
 * (contract, section 4).
 */
export const TranslatedNotFoundPage = ({ language, texts, listPath, homePath }: TranslatedNotFoundProps) => {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={listPath}>{texts.find}</ButtonLink>
          <ButtonLink href={homePath} variant="secondary">
            {texts.backHome}
          </ButtonLink>
        </div>
        <p>
          {texts.callUs} <OurNumber language={language} />
        </p>
      </div>
      <img className={styles.drawing} src={pageNotFound} alt="" width="480" height="360" />
    </div>
  );
};
