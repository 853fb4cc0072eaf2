import { areaServing, siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ChangeLocation } from '../../location/change-location.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { currentAt, FIND_A_DEALER, HEADER_ITEMS, type SitePlace } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

/** The top of every page: the brand, where to go, whom to call, and for which area the site serves. */
export const Header = ({ language, path }: SitePlace) => {
  const { site } = useServices();
  const texts = siteTextsIn(language);
  const findADealer = FIND_A_DEALER[language];
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Wordmark brandName={site.brandName} />
        </a>
        <nav className={styles.nav} aria-label={texts.mainNavigation}>
          <ul className={styles.row}>
            {HEADER_ITEMS.map(({ href, text }) => (
              <li key={href} className={styles.wide}>
                <a
                  className={styles.link}
                  href={href}
                  hrefLang={language === 'en' ? undefined : 'en'}
                  aria-current={currentAt(path, href)}
                >
                  {texts[text]}
                </a>
              </li>
            ))}
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
              <ButtonLink href={findADealer} isCurrent={currentAt(path, findADealer) !== undefined}>
                {texts.findADealer}
              </ButtonLink>
            </li>
          </ul>
          <HeaderMenu language={language} path={path} />
        </nav>
      </div>
      {/* What it opens is English. */}
      {language === 'en' && <AreaPill language={language} />}
    </header>
  );
};

/** `Serving 30303 – change`: a press opens `Update your location`. */
const AreaPill = ({ language }: { language: SiteLanguage }) => {
  const { zipcode } = useObservable(useServices().showArea.view$);
  const texts = siteTextsIn(language);
  return (
    <div className={styles.area}>
      <div className={styles.areaInner}>
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
      </div>
    </div>
  );
};
