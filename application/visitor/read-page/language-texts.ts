import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';

/** The way in for the readers of a language: the page, and the language's own name. */
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

/** The first page of a language (contract, section 4). */
export const homeIn = (language: SiteLanguage): string => SITE_LANGUAGES[language].home;

/** Whether a page is the first one of a language: no page is above it, and it is above none in a trail. */
export const isHome = (path: string): boolean => HOMES.some(({ href }) => href === path);

/** The ways in for readers of other languages than a page's. */
export const otherHomes = (language: SiteLanguage): ReadonlyArray<LanguageHome> =>
  HOMES.filter((home) => home.language !== language);
