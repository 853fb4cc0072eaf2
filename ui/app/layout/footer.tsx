import {
  copyright,
  CUSTOMER_SERVICE_HOURS,
  siteTexts,
} from '../../../application/visitor/read-page/texts.ts';
import { useServices } from '../../bindings/services.ts';
import ribbonEdge from '../../theme/illustrations/ribbon-edge.svg';
import styles from './footer.module.css';
import { Wordmark } from './wordmark.tsx';

/** The end of every page. */
export const Footer = () => {
  const { site } = useServices();
  return (
    <footer className={styles.endOfPage}>
      <img className={styles.edge} src={ribbonEdge} alt="" width="1440" height="48" loading="lazy" />
      <div className={styles.footer}>
        <div className={styles.inner}>
          <div className={styles.brand}>
            <Wordmark brandName={site.brandName} dark />
            <p>{siteTexts.footerPromise}</p>
          </div>
          <nav className={styles.column} aria-label={siteTexts.footerNavigation}>
            <h2>{siteTexts.explore}</h2>
            <ul>
              <li>
                <a href="/">{siteTexts.home}</a>
              </li>
              <li>
                <a href="/find-a-dealer/">{siteTexts.findADealer}</a>
              </li>
              <li>
                <a href="/find-your-dealer/">{siteTexts.yourDealer}</a>
              </li>
            </ul>
          </nav>
          <div className={styles.column}>
            <h2>{siteTexts.customerService}</h2>
            <p>
              <a href={site.defaultPhone.address}>{site.defaultPhone.text}</a>
            </p>
            <p>{CUSTOMER_SERVICE_HOURS}</p>
          </div>
        </div>
        <div className={styles.end}>
          {site.isSample && <p>{siteTexts.sample}</p>}
          <p>{copyright(site.brandName, site.year)}</p>
        </div>
      </div>
    </footer>
  );
};
