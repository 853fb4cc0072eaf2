import type { PageEntry } from '../page-entry.ts';
import { writtenLanguage } from '../site-language.ts';

/** The same page in a language. */
export interface PageAlternate {
  /** In two letters: `fr`. */
  readonly language: string;
  readonly path: string;
}

/** The first pages of the languages: none is a translation of another, but each is what its readers begin with. */
const HOMES: ReadonlyArray<string> = ['/', '/es/', '/fr/'];

/**
 * A page in all of its languages, itself among them, the original first; none where there is only one of them. Pages that search
 * engines may not list are not among them, nor have they any.
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
  const alternates = family.map((entry) => ({ language: writtenLanguage(entry), path: entry.path }));
  return alternates.length > 1 ? alternates : [];
};
