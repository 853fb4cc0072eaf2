import { siteMenuIn } from '../../../application/visitor/read-page/site-menu-texts.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

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
