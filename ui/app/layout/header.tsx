import { areaServing, siteTexts } from '../../../application/visitor/read-page/texts.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ChangeLocation } from '../../location/change-location.tsx';
import { Wordmark } from './wordmark.tsx';
import styles from './header.module.css';

/** The top of every page: the brand, where to go, whom to call, and for which area the site serves. */
export const Header = () => {
  const { site } = useServices();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.logo} href="/">
          <Wordmark brandName={site.brandName} />
        </a>
        <nav className={styles.nav} aria-label={siteTexts.mainNavigation}>
          <ul>
            <li className={styles.wide}>
              <a className={styles.link} href="/find-your-dealer/">
                {siteTexts.yourDealer}
              </a>
            </li>
            <li>
              <a
                className={styles.link}
                href={site.defaultPhone.address}
                aria-label={`${siteTexts.callUs}, ${site.defaultPhone.text}`}
              >
                <Icon name="phone" size={18} />
                <span className={styles.wide}>{site.defaultPhone.text}</span>
              </a>
            </li>
            <li>
              <ButtonLink href="/find-a-dealer/">{siteTexts.findADealer}</ButtonLink>
            </li>
          </ul>
        </nav>
      </div>
      <AreaPill />
    </header>
  );
};

/** `Serving 30303 – change`: a press opens `Update your location`. */
const AreaPill = () => {
  const { zipcode } = useObservable(useServices().showArea.view$);
  return (
    <div className={styles.area}>
      <div className={styles.areaInner}>
        <ChangeLocation className={styles.pill}>
          <Icon name="pin" size={16} />
          {zipcode === null ? (
            siteTexts.areaUnknown
          ) : (
            <>
              {areaServing(zipcode)} – <span>{siteTexts.areaChange}</span>
            </>
          )}
        </ChangeLocation>
      </div>
    </div>
  );
};
