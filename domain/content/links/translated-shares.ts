import type { PageEntry } from '../page-entry.ts';
import { SITE_LANGUAGES, writtenLanguage } from '../site-language.ts';

type Translatable = Pick<PageEntry, 'path' | 'locale' | 'isListed' | 'translationOf' | 'canonicalPath'>;

/** An English page and its translation. */
export interface TranslatedPage<Page> {
  readonly original: Page;
  readonly translation: Page;
}

/** Which listed English pages exist in another language, and which don't. Plain JSON. */
export interface TranslatedShare<Page = PageEntry> {
  /** Two letters: `fr`. */
  readonly language: string;
  readonly translated: ReadonlyArray<TranslatedPage<Page>>;
  readonly missing: ReadonlyArray<Page>;
  /** Pages of the language that translate no listed English page. */
  readonly own: ReadonlyArray<Page>;
}

const HOMES: ReadonlySet<string> = new Set(Object.values(SITE_LANGUAGES).map(({ home }) => home));

/** The path that a page translates. A home page is no translation, but the page of its language for `/`. */
const originalPathOf = ({ path, translationOf }: Translatable): string | undefined =>
  translationOf ?? (HOMES.has(path) ? SITE_LANGUAGES.en.home : undefined);

/** The share of each language other than English that has pages. Pages with a canonical page elsewhere count for nothing. */
export const translatedShares = <Page extends Translatable>(
  pages: ReadonlyArray<Page>,
): ReadonlyArray<TranslatedShare<Page>> => {
  const listed = pages.filter(
    ({ isListed, canonicalPath }) => isListed !== false && canonicalPath === undefined,
  );
  const english = listed.filter((page) => writtenLanguage(page) === 'en');
  const languages = [...new Set(listed.map(writtenLanguage))].filter((language) => language !== 'en').sort();
  return languages.map((language) => {
    const inLanguage = listed.filter((page) => writtenLanguage(page) === language);
    const translated = english.flatMap((original) =>
      inLanguage
        .filter((page) => originalPathOf(page) === original.path)
        .slice(0, 1)
        .map((translation) => ({ original, translation })),
    );
    return {
      language,
      translated,
      missing: english.filter((page) => !translated.some(({ original }) => original === page)),
      own: inLanguage.filter((page) => !english.some(({ path }) => path === originalPathOf(page))),
    };
  });
};
