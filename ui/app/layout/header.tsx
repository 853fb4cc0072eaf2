import { siteMenuIn } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { areaServing, siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { MenuPanel } from '../../components/menu-panel/menu-panel.tsx';
import { ChangeLocation } from '../../location/change-location.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { MenuLinks, menuText } from './menu-links.tsx';
import { currentAt, type SitePlace } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

/** The top of every page: the brand, the menu, the number to call, and the area that the site serves. */
export const Header = ({ language, path }: SitePlace) => {
  const { site } = useServices();
  const texts = siteTextsIn(language);
  const { groups, links, findADealer, search } = siteMenuIn(language);
  const from = { language, path };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Wordmark brandName={site.brandName} />
        </a>
        <nav className={styles.nav} aria-label={texts.mainNavigation}>
          <ul className={styles.row}>
            {groups.map(({ heading, links: ofGroup }) => (
              <li key={heading} className={styles.group}>
                <MenuPanel name={heading} buttonClass={styles.link}>
                  <MenuLinks links={ofGroup} from={from} />
                </MenuPanel>
              </li>
            ))}
            {links.map(({ href, text, isEnglish }) => (
              <li key={href} className={styles.wide}>
                <a
                  className={styles.link}
                  href={href}
                  hrefLang={isEnglish ? 'en' : undefined}
                  aria-current={currentAt(path, href)}
                >
                  {text}
                </a>
              </li>
            ))}
            <li className={styles.search}>
              <a
                className={styles.link}
                href={search.href}
                hrefLang={search.isEnglish ? 'en' : undefined}
                aria-label={search.text}
                aria-current={currentAt(path, search.href)}
              >
                <Icon name="search" size={20} />
              </a>
            </li>
            <li>
              <a
                className={styles.link}
                href={site.defaultPhone.address}
                aria-label={`${texts.callUs}, ${site.defaultPhone.text}`}
              >
                <Icon name="phone" size={20} />
                <span className={styles.number}>{site.defaultPhone.text}</span>
              </a>
            </li>
            <li className={styles.action}>
              <ButtonLink
                href={findADealer.href}
                isCurrent={currentAt(path, findADealer.href) !== undefined}
                language={findADealer.isEnglish ? 'en' : undefined}
              >
                {menuText(findADealer, language)}
              </ButtonLink>
            </li>
          </ul>
          <HeaderMenu language={language} path={path} />
        </nav>
      </div>
      <AreaBar language={language} />
    </header>
  );
};

/** `Serving 30303 – change`, which opens `Update your location` (in English); out of hours, who answers instead. */
const AreaBar = ({ language }: { language: SiteLanguage }) => {
  const { showArea, site } = useServices();
  const { zipcode, emergencyDealers } = useObservable(showArea.view$);
  const texts = siteTextsIn(language);
  if (language !== 'en' && site.isOfficeOpen) return null;
  return (
    <div className={styles.area}>
      <div className={styles.areaInner}>
        {language === 'en' && (
          <ChangeLocation className={styles.pill}>
            <Icon name="pin" size={16} />
            {/* The boot script shows the remembered area here before the application starts. */}
            <span data-area={areaServing('', language)} suppressHydrationWarning>
              {zipcode === null ? texts.areaUnknown : `${areaServing(zipcode, language)} – `}
            </span>
            <span className={styles.change} hidden={zipcode === null} suppressHydrationWarning>
              {texts.areaChange}
            </span>
          </ChangeLocation>
        )}
        {!site.isOfficeOpen && (
          <p className={styles.closed}>
            <span>{texts.closedNow}</span>{' '}
            <a href={emergencyDealers} hrefLang={language === 'en' ? undefined : 'en'}>
              {texts.aroundTheClock}
            </a>
          </p>
        )}
      </div>
    </div>
  );
};
