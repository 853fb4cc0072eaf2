import { useId } from 'react';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './need-help.module.css';

export interface NeedHelpTexts {
  readonly heading: string;
  readonly lead: string;
  readonly callNow: string;
  readonly hours: string;
  /** Out of hours: a note that nobody answers the number. */
  readonly closed: string;
  /** Out of hours: who to call. */
  readonly aroundTheClock: string;
  readonly schedule: string;
}

export interface NeedHelpProps {
  readonly variant: 'banner' | 'card';
  /** Its language; null if it is the page's. */
  readonly language: SiteLanguage | null;
  readonly headingTag: 'h2' | 'h3' | 'h4';
  readonly texts: NeedHelpTexts;
  readonly phone: { readonly text: string; readonly address: string };
  /** The link `Schedule Service`. */
  readonly schedule: { readonly href: string; readonly isCurrent: boolean };
}

/**
 * `Need help now?` with the phone number and `Schedule Service` (specification, section 2), as a full-width banner or as the call
 * card. Sets `lang` if its language differs from the page's.
 */
export const NeedHelp = ({
  variant,
  language,
  headingTag: Heading,
  texts,
  phone,
  schedule,
}: NeedHelpProps) => {
  const headingId = useId();
  const { site } = useServices();
  return (
    <section
      className={`${styles.help} ${styles[variant]}`}
      lang={language ?? undefined}
      data-surface={variant === 'card' ? 'white' : undefined}
      // Only the banner, at the end of a page, is a landmark. The card belongs to the content next to it.
      aria-labelledby={variant === 'banner' ? headingId : undefined}
    >
      <div className={styles.inside}>
        <div className={styles.words}>
          <Heading id={headingId} className={styles.heading}>
            {texts.heading}
          </Heading>
          <p>{texts.lead}</p>
        </div>
        <div className={styles.ways}>
          {!site.isOfficeOpen && <AroundTheClock text={texts.aroundTheClock} language={language} />}
          <div className={styles.call}>
            <ButtonLink href={phone.address} variant={site.isOfficeOpen ? 'primary' : 'secondary'}>
              <Icon name="phone" />
              <span className={styles.number}>
                <span>{texts.callNow}</span> <span>{phone.text}</span>
              </span>
            </ButtonLink>
            {!site.isOfficeOpen && <p className={styles.hours}>{texts.closed}</p>}
            <p className={styles.hours}>{texts.hours}</p>
          </div>
          <ButtonLink href={schedule.href} variant="secondary" isCurrent={schedule.isCurrent}>
            {texts.schedule}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};

/** Out of hours: a link to dealers that answer now. */
const AroundTheClock = ({ text, language }: Pick<NeedHelpProps, 'language'> & { readonly text: string }) => {
  const { showArea } = useServices();
  const { emergencyDealers, emergencyLists } = useObservable(showArea.view$);
  return (
    <div className={styles.closed}>
      <ButtonLink href={language === null ? emergencyDealers : emergencyLists[language]}>{text}</ButtonLink>
    </div>
  );
};
