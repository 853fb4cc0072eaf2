import { askConsentTexts } from '../../application/visitor/ask-consent/texts.ts';
import type { SiteLanguage } from '../../domain/content/site-language.ts';
import type { Consent } from '../../domain/consent/consent.ts';
import { SubmitButton } from '../components/button/button.tsx';
import styles from './consent-notice.module.css';
import { CONSENT_NOTICE_ID } from './notice-id.ts';

const UNLESS_SIGNALLED: ReadonlyArray<Consent> = ['unknown', 'granted', 'refused'];
const ONCE_ANSWERED: ReadonlyArray<Consent> = ['granted', 'refused', 'signalled'];

/**
 * The consent notice. It is outside the application, which need not start for it: the server renders it hidden and the same for
 * everybody. `bindConsentNotice` shows it, with the parts whose `data-when` contains the visitor's consent state.
 */
export const ConsentNotice = ({
  tagManagerId,
  language,
}: {
  tagManagerId: string;
  language: SiteLanguage;
}) => {
  const texts = askConsentTexts(language);
  return (
    <section
      className={styles.notice}
      id={CONSENT_NOTICE_ID}
      lang={language}
      aria-label={texts.name}
      tabIndex={-1}
      data-tag-manager={tagManagerId}
      hidden
    >
      <form className={styles.inner} method="dialog">
        <div className={styles.words}>
          <p data-when={UNLESS_SIGNALLED.join(' ')}>{texts.question}</p>
          <p data-when="signalled">{texts.signalled}</p>
          <p>
            <span data-when="granted">{texts.decided.granted} </span>
            <span data-when="refused">{texts.decided.refused} </span>
            <a href={texts.privacyPath} hrefLang={language === 'es' ? 'en' : undefined}>
              {texts.more}
            </a>
          </p>
        </div>
        <div className={styles.answers}>
          <span className={styles.answer} data-when={UNLESS_SIGNALLED.join(' ')}>
            <SubmitButton variant="secondary" value="decline">
              {texts.decline}
            </SubmitButton>
          </span>
          <span className={styles.answer} data-when={UNLESS_SIGNALLED.join(' ')}>
            <SubmitButton variant="secondary" value="accept">
              {texts.accept}
            </SubmitButton>
          </span>
          <span className={styles.answer} data-when={ONCE_ANSWERED.join(' ')}>
            <SubmitButton variant="secondary" value="close">
              {texts.close}
            </SubmitButton>
          </span>
        </div>
      </form>
    </section>
  );
};
