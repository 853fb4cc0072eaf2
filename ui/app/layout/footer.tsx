import { siteTextsIn, type SiteLanguage } from '../../../application/visitor/read-page/site-texts.ts';
import { copyright } from '../../../application/visitor/read-page/texts.ts';
import { useServices } from '../../bindings/services.ts';
import ribbonEdge from '../../theme/illustrations/ribbon-edge.svg';
import styles from './footer.module.css';
import { EnglishLink, FIND_A_DEALER } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';

/** The end of every page. */
export const Footer = ({ language }: { language: SiteLanguage }) => {
  const { site } = useServices();
  const texts = siteTextsIn(language);
  return (
    <footer className={styles.endOfPage}>
      <img className={styles.edge} src={ribbonEdge} alt="" width="1440" height="48" loading="lazy" />
      <div className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.brand}>
            <Wordmark brandName={site.brandName} dark />
            <p>{texts.footerPromise}</p>
          </div>
          <nav className={styles.column} aria-label={texts.footerNavigation}>
            <h2>{texts.explore}</h2>
            <ul>
              <li>
                <EnglishLink href="/" from={language}>
                  {texts.home}
                </EnglishLink>
              </li>
              <li>
                <a href={FIND_A_DEALER[language]}>{texts.findADealer}</a>
              </li>
              <li>
                <EnglishLink href="/find-your-dealer/" from={language}>
                  {texts.yourDealer}
                </EnglishLink>
              </li>
              <li>
                <OtherLanguage language={language} />
              </li>
            </ul>
          </nav>
          <div className={styles.column}>
            <h2>{texts.customerService}</h2>
            <p>
              <a href={site.defaultPhone.address}>{site.defaultPhone.text}</a>
            </p>
            <p>{texts.hours}</p>
            <ul>
              <li>
                <EnglishLink href="/customer-care/" from={language}>
                  {texts.customerCare}
                </EnglishLink>
              </li>
              <li>
                <EnglishLink href="/contact/" from={language}>
                  {texts.contact}
                </EnglishLink>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          {site.isSample && <p>{texts.sample}</p>}
          <p>{copyright(site.brandName, site.year)}</p>
        </div>
      </div>
    </footer>
  );
};

/** Its name is in its own language, for those who look for it. */
const OtherLanguage = ({ language }: { language: SiteLanguage }) => {
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <a href={other === 'fr' ? FIND_A_DEALER.fr : '/'} hrefLang={other} lang={other}>
      {siteTextsIn(language).otherLanguage}
    </a>
  );
};
