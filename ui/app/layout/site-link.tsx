import { siteTextsIn, type SiteLanguage } from '../../../application/visitor/read-page/site-texts.ts';

/** Where dealers are found in a language: few pages are French, and one of them is for that. */
export const FIND_A_DEALER: { readonly [language in SiteLanguage]: string } = {
  en: '/find-a-dealer/',
  fr: '/fr/trouver-un-concessionnaire/',
};

/** A link to an English page, from a page of a language: readers of another are told. */
export const EnglishLink = ({
  href,
  from,
  children,
}: {
  href: string;
  from: SiteLanguage;
  children: string;
}) => (
  <a href={href} hrefLang={from === 'en' ? undefined : 'en'}>
    {children}
    {siteTextsIn(from).inEnglish}
  </a>
);
