import { PLACES_ADDRESS } from '../../../application/visitor/find-dealers/link-texts.ts';
import { siteMenuIn, type MenuLink } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { copyright, siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { CONSENT_NOTICE_ID } from '../../consent/notice-id.ts';
import ribbonEdge from '../../theme/illustrations/ribbon-edge.svg';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuAnchor, MenuLinks } from './menu-links.tsx';
import type { SitePlace } from './site-link.ts';
import { Wordmark } from './wordmark.tsx';

/** The footer of every page. */
export const Footer = ({ language, path, alternates }: SitePlace) => {
  const { site } = useServices();
  const texts = siteTextsIn(language);
  const { footer, promises } = siteMenuIn(language);
  const isShown = ({ href }: MenuLink): boolean => href !== PLACES_ADDRESS || site.listsDealers === true;
  const from = { language, path };
  return (
    <>
      <img className={styles.edge} src={ribbonEdge} alt="" width="1440" height="48" loading="lazy" />
      <div className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.brand}>
            <Wordmark brandName={site.brandName} dark />
            <p>{texts.footerPromise}</p>
            <p>
              {texts.customerService}
              <br />
              <a href={site.defaultPhone.address}>{site.defaultPhone.text}</a>
            </p>
          </div>
          <nav className={styles.groups} aria-label={texts.footerNavigation}>
            {footer.map(({ heading, links }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <MenuLinks links={links.filter(isShown)} from={from} />
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.end}>
          <ul>
            {promises.map((link) => (
              <li key={link.href}>
                <MenuAnchor link={link} from={from} />
              </li>
            ))}
            <LanguageLinks language={language} alternates={alternates} />
            {alternates?.map((page) =>
              page.name === undefined ? null : (
                <li key={page.language}>
                  <a href={page.path} hrefLang={page.language} lang={page.language}>
                    {page.name}
                  </a>
                </li>
              ),
            )}
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
    </>
  );
};
