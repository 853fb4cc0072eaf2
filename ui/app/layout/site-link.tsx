import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** Where dealers are found in a language: few pages are French, and one of them is for that; no Spanish one is. */
export const FIND_A_DEALER: { readonly [language in SiteLanguage]: string } = {
  en: '/find-a-dealer/',
  fr: '/fr/trouver-un-concessionnaire/',
  es: '/find-a-dealer/',
};

/** What stands in the header beside the way to a dealer. All of it is English. */
export const HEADER_ITEMS = [
  { href: '/find-your-dealer/', text: 'yourDealer' },
  { href: '/customer-care/', text: 'customerCare' },
  { href: '/contact/', text: 'contact' },
] as const;

/** The language of the page, and its path where that is known: a link to the page itself is marked. */
export interface SitePlace {
  readonly language: SiteLanguage;
  readonly path?: string | undefined;
}

/** What a link that leads to the page it stands on is marked with. */
export const currentAt = (path: string | undefined, href: string): 'page' | undefined =>
  path === href ? 'page' : undefined;

/** A link to an English page, from a page of a language: readers of another are told. */
export const EnglishLink = ({
  href,
  from: { language, path },
  className,
  children,
}: {
  href: string;
  from: SitePlace;
  className?: string | undefined;
  children: string;
}) => (
  <a
    className={className}
    href={href}
    hrefLang={language === 'en' ? undefined : 'en'}
    aria-current={currentAt(path, href)}
  >
    {children}
    {siteTextsIn(language).inEnglish}
  </a>
);

/** The way to the site in its other language. Its name is in that language, for those who look for it. */
export const OtherLanguageLink = ({
  language,
  className,
}: {
  language: SiteLanguage;
  className?: string | undefined;
}) => {
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <a className={className} href={other === 'fr' ? FIND_A_DEALER.fr : '/'} hrefLang={other} lang={other}>
      {siteTextsIn(language).otherLanguage}
    </a>
  );
};
