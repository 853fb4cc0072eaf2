import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import { siteMenuIn } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { MenuPanel } from '../../components/menu-panel/menu-panel.tsx';
import styles from './header-bar.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { FindADealerLink } from './find-a-dealer-link.tsx';
import { MenuLinks, menuText } from './menu-links.tsx';
import { currentAt, type SitePlace } from './site-link.ts';
import { Wordmark } from './wordmark.tsx';

/** Marks a page in English, where `(en anglais)` has no room. */
const IN_ENGLISH = '(EN)';

/** The header's row: brand, menu, and phone number. */
export const HeaderBar = ({ language, path, alternates }: SitePlace) => {
  const { site } = useServices();
  const texts = siteTextsIn(language);
  const { groups, links, search } = siteMenuIn(language);
  const from = { language, path };
  return (
    <>
      <a className={styles.logo} href={homeIn(language)}>
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
                {isEnglish ? `${text} ${IN_ENGLISH}` : text}
              </a>
            </li>
          ))}
          <li>
            <a
              className={styles.link}
              href={search.href}
              hrefLang={search.isEnglish ? 'en' : undefined}
              aria-label={menuText(search, language)}
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
            <FindADealerLink language={language} path={path} />
          </li>
        </ul>
        <HeaderMenu language={language} path={path} alternates={alternates} />
      </nav>
    </>
  );
};
