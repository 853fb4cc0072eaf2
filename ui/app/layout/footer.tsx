import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { copyright } from '../../../application/visitor/read-page/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { CONSENT_NOTICE_ID } from '../../consent/notice-id.ts';
import ribbonEdge from '../../theme/illustrations/ribbon-edge.svg';
import styles from './footer.module.css';
import { currentAt, EnglishLink, FIND_A_DEALER, OtherLanguageLink, type SitePlace } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';

/** What the site promises to those who use it. All of it is English. */
const PROMISES = [
  { href: '/privacy/', text: 'privacy' },
  { href: '/terms/', text: 'terms' },
  { href: '/accessibility/', text: 'accessibility' },
] as const;

/** Where visitors help themselves. All of it is English. */
const HELP = [
  { href: '/products/', text: 'products' },
  { href: '/resources/rebates/', text: 'rebates' },
  { href: '/resources/troubleshooting/', text: 'troubleshooting' },
  { href: '/resources/maintenance-tips/', text: 'maintenance' },
  { href: '/resources/', text: 'documents' },
  { href: '/resources/warranty/', text: 'warranty' },
  { href: '/search/', text: 'search' },
] as const;

/** The end of every page. */
export const Footer = ({ language, path }: SitePlace) => {
  const { site } = useServices();
  const texts = siteTextsIn(language);
  const from = { language, path };
  const findADealer = FIND_A_DEALER[language];
  return (
    <footer className={styles.endOfPage} data-page-end="">
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
                <EnglishLink href="/" from={from}>
                  {texts.home}
                </EnglishLink>
              </li>
              <li>
                <a href={findADealer} aria-current={currentAt(path, findADealer)}>
                  {texts.findADealer}
                </a>
              </li>
              <li>
                <EnglishLink href="/find-your-dealer/" from={from}>
                  {texts.yourDealer}
                </EnglishLink>
              </li>
              {HELP.map(({ href, text }) => (
                <li key={href}>
                  <EnglishLink href={href} from={from}>
                    {texts[text]}
                  </EnglishLink>
                </li>
              ))}
              <li>
                <OtherLanguageLink language={language} />
              </li>
            </ul>
          </nav>
          <div className={styles.column}>
            <h2>{texts.customerService}</h2>
            <p>
              <a href={site.defaultPhone.address}>{site.defaultPhone.text}</a>
            </p>
            <ul>
              <li>
                <EnglishLink href="/customer-care/" from={from}>
                  {texts.customerCare}
                </EnglishLink>
              </li>
              <li>
                <EnglishLink href="/contact/" from={from}>
                  {texts.contact}
                </EnglishLink>
              </li>
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <ul>
            {PROMISES.map(({ href, text }) => (
              <li key={href}>
                <EnglishLink href={href} from={from}>
                  {texts[text]}
                </EnglishLink>
              </li>
            ))}
            {site.tagManagerId !== undefined && (
              <li data-scripted="">
                <a href={`#${CONSENT_NOTICE_ID}`}>{texts.privacyChoices}</a>
              </li>
            )}
          </ul>
          {site.isSample && <p>{texts.sample}</p>}
          <p>{copyright(site.brandName, site.year)}</p>
        </div>
      </div>
    </footer>
  );
};
