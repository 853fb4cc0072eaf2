import type { MenuLink } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { frameTextsIn } from '../../../application/visitor/read-page/frame-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { currentAt, type SitePlace } from './site-link.ts';

/** The text of a link, with a note if its page is in English and the reader's isn't. */
export const menuText = ({ text, isEnglish }: MenuLink, language: SiteLanguage): string =>
  isEnglish ? `${text}${frameTextsIn(language).inEnglish}` : text;

/** A menu link, marked as current on its own page. */
export const MenuAnchor = ({
  link,
  from: { language, path },
  className,
}: {
  link: MenuLink;
  from: SitePlace;
  className?: string | undefined;
}) => (
  <a
    className={className}
    href={link.href}
    hrefLang={link.isEnglish ? 'en' : undefined}
    aria-current={currentAt(path, link.href)}
  >
    {menuText(link, language)}
  </a>
);

/** The links of a menu. Their html has no classes, so it is identical in the header, the menu and the footer and compresses well. */
export const MenuLinks = ({ links, from }: { links: ReadonlyArray<MenuLink>; from: SitePlace }) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <MenuAnchor link={link} from={from} />
      </li>
    ))}
  </ul>
);
