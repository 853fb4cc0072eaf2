import { SAVED_LINK, SAVED_PATH } from '../../../application/visitor/keep-saved/saved-link-texts.ts';
import { siteMenuIn } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { MenuDialog } from '../../components/menu-dialog/menu-dialog.tsx';
import items from './header-menu-items.deferred.module.css';
import styles from './header-menu.module.css';
import { FindADealerLink } from './find-a-dealer-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuAnchor, MenuLinks } from './menu-links.tsx';
import type { SitePlace } from './site-link.ts';

/** The header's links in one menu, for narrow screens. */
export const HeaderMenu = ({ language, path, alternates }: SitePlace) => {
  const { defaultPhone } = useServices().site;
  const texts = siteTextsIn(language);
  const { groups, links } = siteMenuIn(language);
  const from = { language, path };
  return (
    <MenuDialog name={texts.menu} closeLabel={texts.close} buttonClass={styles.open}>
      <ul className={items.items}>
        {groups.map(({ heading, links: ofGroup }) => (
          <li key={heading}>
            <details name="menu">
              <summary>
                {heading}
                <Icon name="chevron" size={20} />
              </summary>
              <MenuLinks links={ofGroup} from={from} />
            </details>
          </li>
        ))}
        {links.map((link) => (
          <li key={link.href}>
            <MenuAnchor link={link} from={from} />
          </li>
        ))}
        {language === 'en' && (
          <li className={items.saved}>
            <a href={SAVED_PATH}>{SAVED_LINK}</a>
          </li>
        )}
        <li className={items.phone}>
          <a href={defaultPhone.address}>
            <Icon name="phone" size={20} />
            {defaultPhone.text}
          </a>
        </li>
        <LanguageLinks language={language} alternates={alternates} />
        <li className={items.action}>
          <FindADealerLink language={language} path={path} />
        </li>
      </ul>
    </MenuDialog>
  );
};
