import { useRef, type ReactNode } from 'react';
import { areaServing, frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import { SAVED_LINK, SAVED_PATH } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { ServerRenderedPart } from '../../components/html/html.tsx';
import { Part } from '../../components/part/part.tsx';
import { closeMenuBehindFocus, useMenuClosing } from '../../components/menu-panel/use-menu-closing.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { ChangeLocation } from '../../location/change-location.tsx';
import styles from './header.module.css';

/**
 * The header of every page: its bar, and the area that the site serves. With `bar` null, as in the browser, the server's html of the
 * bar stays.
 */
export const Header = ({ language, bar }: { language: SiteLanguage; bar: ReactNode }) => {
  const header = useRef<HTMLElement>(null);
  useMenuClosing(header);
  return (
    <header ref={header} className={styles.header} onBlur={closeMenuBehindFocus} data-frame="">
      <ServerRenderedPart name="bar" className={styles.bar}>
        {bar}
      </ServerRenderedPart>
      <AreaBar language={language} />
    </header>
  );
};

/**
 * `Serving 30303 – change`, which opens `Update your location` (English only). Out of hours, also links to dealers that answer at
 * any time.
 */
const AreaBar = ({ language }: { language: SiteLanguage }) => {
  const { showArea, site } = useServices();
  const { zipcode, emergencyDealers } = useObservable(showArea.view$);
  const texts = frameTextsIn(language);
  const offersEmergency = site.isAfterHours || !site.isOfficeOpen;
  if (language !== 'en' && !offersEmergency) return null;
  return (
    <Part className={styles.area}>
      <div className={styles.areaInner}>
        {language === 'en' && (
          <>
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
            <a className={styles.saved} href={SAVED_PATH}>
              {SAVED_LINK}
            </a>
          </>
        )}
        {offersEmergency && (
          <p className={styles.closed}>
            {!site.isOfficeOpen && (
              <span className={site.isAfterHours ? styles.aside : undefined}>{texts.closedNow}</span>
            )}{' '}
            <a href={emergencyDealers}>{site.isAfterHours ? texts.emergency : texts.aroundTheClock}</a>
          </p>
        )}
      </div>
    </Part>
  );
};
