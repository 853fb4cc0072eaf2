import { siteMenuIn } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { menuText } from './menu-links.tsx';
import { currentAt, type SitePlace } from './site-link.ts';

/** The link to the dealer search, in the header and its menu. */
export const FindADealerLink = ({ language, path }: SitePlace) => {
  const { findADealer } = siteMenuIn(language);
  return (
    <ButtonLink
      href={findADealer.href}
      isCurrent={currentAt(path, findADealer.href) !== undefined}
      language={findADealer.isEnglish ? 'en' : undefined}
    >
      {menuText(findADealer, language)}
    </ButtonLink>
  );
};
