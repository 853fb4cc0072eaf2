import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The home page of a language, with the language's own name. */
interface LanguageHome {
  readonly language: SiteLanguage;
  readonly href: string;
  readonly name: string;
}

const HOMES = Object.entries(SITE_LANGUAGES).map(([language, { home, name }]): LanguageHome => ({
  language: language as SiteLanguage,
  href: home,
  name,
}));

/** The path of a language's home page (contract, section 4). */
export const homeIn = (language: SiteLanguage): string => SITE_LANGUAGES[language].home;

/** Whether a path is a language's home page. Home pages never appear in breadcrumbs. */
export const isHome = (path: string): boolean => HOMES.some(({ href }) => href === path);

/** The home pages of all other languages. */
export const otherHomes = (language: SiteLanguage): ReadonlyArray<LanguageHome> =>
  HOMES.filter((home) => home.language !== language);
