import type { PageEntry } from '../page-entry.ts';
import {
  foreignLanguage,
  languageName,
  languageOf,
  SITE_LANGUAGES,
  writtenLanguage,
} from '../site-language.ts';

/** A page in one language. */
export interface PageAlternate {
  /** Two letters: `fr`. */
  readonly language: string;
  readonly path: string;
  /** The language's own name, if the page's menus don't link to the home page of this language. */
  readonly name?: string;
}

/** The home pages. They aren't translations of each other, but still alternates. */
const HOMES: ReadonlyArray<string> = Object.values(SITE_LANGUAGES).map(({ home }) => home);

/**
 * A page in all its languages, including itself, the original first. Empty when there is only one. Unlisted pages have no alternates and
 * aren't included.
 */
export const pageAlternates = (
  path: string,
  entries: ReadonlyArray<PageEntry>,
): ReadonlyArray<PageAlternate> => {
  const listed = entries.filter(
    ({ isListed, canonicalPath }) => isListed !== false && canonicalPath === undefined,
  );
  const page = listed.find((entry) => entry.path === path);
  if (page === undefined) return [];
  const original = page.translationOf ?? path;
  const family = HOMES.includes(path)
    ? HOMES.flatMap((home) => listed.filter((entry) => entry.path === home))
    : [
        ...listed.filter((entry) => entry.path === original),
        ...listed.filter(({ translationOf }) => translationOf === original),
      ];
  const alternates = family.map((entry) => {
    const language = writtenLanguage(entry);
    const isInMenus = foreignLanguage(entry) === null && language !== languageOf(page);
    return {
      language,
      path: entry.path,
      ...(!isInMenus && entry !== page && { name: languageName(language) }),
    };
  });
  return alternates.length > 1 ? alternates : [];
};
