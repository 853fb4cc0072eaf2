import { siteMenuIn } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The language of the page, and its path where that is known: a link to the page itself is marked. */
export interface SitePlace {
  readonly language: SiteLanguage;
  readonly path?: string | undefined;
}

/** What a link that leads to the page it stands on is marked with. */
export const currentAt = (path: string | undefined, href: string): 'page' | undefined =>
  path === href ? 'page' : undefined;

/** The way to the site in its other language. Its name is in that language, for visitors who read that language. */
export const OtherLanguageLink = ({
  language,
  className,
}: {
  language: SiteLanguage;
  className?: string | undefined;
}) => {
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <a
      className={className}
      href={other === 'fr' ? siteMenuIn('fr').findADealer.href : '/'}
      hrefLang={other}
      lang={other}
    >
      {siteTextsIn(language).otherLanguage}
    </a>
  );
};
