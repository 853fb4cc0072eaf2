import {
  areaServing,
  siteTextsIn,
  type SiteLanguage,
} from '../../../application/visitor/read-page/site-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ChangeLocation } from '../../location/change-location.tsx';
import { FIND_A_DEALER } from './site-link.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

/** The top of every page: the brand, where to go, whom to call, and for which area the site serves. */
export const Header = ({ language }: { language: SiteLanguage }) => {
  const { site } = useServices();
  const texts = siteTextsIn(language);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Wordmark brandName={site.brandName} />
        </a>
        <nav className={styles.nav} aria-label={texts.mainNavigation}>
          <ul>
            <li className={styles.wide}>
              <a
                className={styles.link}
                href="/find-your-dealer/"
                hrefLang={language === 'en' ? undefined : 'en'}
              >
                {texts.yourDealer}
              </a>
            </li>
            <li>
              <a
                className={styles.link}
                href={site.defaultPhone.address}
                aria-label={`${texts.callUs}, ${site.defaultPhone.text}`}
              >
                <Icon name="phone" size={18} />
                <span className={styles.wide}>{site.defaultPhone.text}</span>
              </a>
            </li>
            <li>
              <ButtonLink href={FIND_A_DEALER[language]}>{texts.findADealer}</ButtonLink>
            </li>
          </ul>
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
          {zipcode === null ? (
            texts.areaUnknown
          ) : (
            <>
              {areaServing(zipcode, language)} – <span>{texts.areaChange}</span>
            </>
          )}
        </ChangeLocation>
      </div>
    </div>
  );
};
