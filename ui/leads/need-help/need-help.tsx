import { useId } from 'react';
import {
  needHelpTextsIn,
  SCHEDULE_SERVICE_PATH,
  type HelpLanguage,
} from '../../../application/visitor/read-page/need-help-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './need-help.module.css';

/**
 * `Need help now?`, with the number to call and `Schedule Service` (specification, section 2): in a row as wide as the
 * page, or as the call card. In another language than its page's, it says so to whoever reads it aloud.
 */
export const NeedHelp = ({
  look,
  language,
  page,
  heading: Heading = 'h2',
}: {
  look: 'banner' | 'card';
  language: HelpLanguage;
  /** The page that it stands on. */
  page: { readonly language: SiteLanguage; readonly path: string };
  heading?: 'h2' | 'h3' | 'h4';
}) => {
  const { text, address } = useServices().site.defaultPhone;
  const headingId = useId();
  const texts = needHelpTextsIn(language);
  return (
    <section
      className={`${styles.help} ${styles[look]}`}
      lang={language === page.language ? undefined : language}
      data-surface={look === 'card' ? 'white' : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.inside}>
        <div className={styles.words}>
          <Heading id={headingId} className={styles.heading}>
            {texts.heading}
          </Heading>
          <p>{texts.lead}</p>
        </div>
        <div className={styles.ways}>
          <div className={styles.call}>
            <ButtonLink href={address}>
              <Icon name="phone" />
              <span className={styles.number}>
                <span>{texts.callNow}</span> <span>{text}</span>
              </span>
            </ButtonLink>
            <p className={styles.hours}>{texts.hours}</p>
          </div>
          <ButtonLink
            href={SCHEDULE_SERVICE_PATH}
            look="secondary"
            isCurrent={page.path === SCHEDULE_SERVICE_PATH}
            language={language === 'en' ? undefined : 'en'}
          >
            {texts.schedule}
            {texts.inEnglish}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
