import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { useServices } from '../../bindings/services.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { MenuDialog } from '../../components/menu-dialog/menu-dialog.tsx';
import styles from './header-menu.module.css';
import {
  currentAt,
  EnglishLink,
  FIND_A_DEALER,
  HEADER_ITEMS,
  OtherLanguageLink,
  type SitePlace,
} from './site-link.tsx';

/** All that the header leads to, where the screen is too narrow to hold it in a row. */
export const HeaderMenu = ({ language, path }: SitePlace) => {
  const { defaultPhone } = useServices().site;
  const texts = siteTextsIn(language);
  const findADealer = FIND_A_DEALER[language];
  return (
    <MenuDialog name={texts.menu} closeLabel={texts.close} buttonClass={styles.open}>
      <ul className={styles.items}>
        {HEADER_ITEMS.map(({ href, text }) => (
          <li key={href}>
            <EnglishLink className={styles.item} href={href} from={{ language, path }}>
              {texts[text]}
            </EnglishLink>
          </li>
        ))}
        <li className={styles.phone}>
          <a className={styles.item} href={defaultPhone.address}>
            <Icon name="phone" size={20} />
            {defaultPhone.text}
          </a>
        </li>
        <li>
          <OtherLanguageLink className={styles.item} language={language} />
        </li>
        <li className={styles.action}>
          <ButtonLink href={findADealer} isCurrent={currentAt(path, findADealer) !== undefined}>
            {texts.findADealer}
          </ButtonLink>
        </li>
      </ul>
    </MenuDialog>
  );
};
