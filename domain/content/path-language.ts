import { SITE_LANGUAGES, type OtherLanguage, type SiteLanguage } from './site-language.ts';

const OTHERS = ['es', 'fr'] as const satisfies ReadonlyArray<OtherLanguage>;

/** The language of a page that isn't content, by its path: pages in other languages are below the language's home page. */
export const languageOfPath = (path: string): SiteLanguage =>
  OTHERS.find((language) => path.toLowerCase().startsWith(SITE_LANGUAGES[language].home)) ?? 'en';
