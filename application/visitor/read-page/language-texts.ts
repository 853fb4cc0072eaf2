import type { PageAlternate } from '../../../domain/content/links/page-alternates.ts';
import { languageName, SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';

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

interface PageTranslations {
  readonly language: SiteLanguage;
  readonly path?: string | undefined;
  readonly alternates?: ReadonlyArray<PageAlternate> | undefined;
}

interface LanguageLink {
  readonly language: string;
  readonly href: string;
  readonly name: string;
}

/** A page in all other languages: its translation, or else the home page of a language that has one. */
export const languageLinks = ({
  language,
  path,
  alternates = [],
}: PageTranslations): ReadonlyArray<LanguageLink> => {
  // A page in a language without interface texts has an English frame.
  const written = alternates.find((page) => page.path === path)?.language ?? language;
  const pages = new Map(alternates.map((page) => [page.language, page.path]));
  const homes = HOMES.map((home) => ({ ...home, href: pages.get(home.language) ?? home.href }));
  const further = alternates
    .filter((page) => !Object.hasOwn(SITE_LANGUAGES, page.language))
    .map((page) => ({ language: page.language, href: page.path, name: languageName(page.language) }));
  return [...homes, ...further].filter((link) => link.language !== written);
};
