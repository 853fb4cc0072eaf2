import type { ContentFault } from './content-fault.ts';
import type { ContentPage } from '../content-page.ts';
import { SITE_LANGUAGES, writtenLanguage } from '../site-language.ts';
import { parityFaults } from './translation-parity.ts';

type Translatable = Pick<ContentPage, 'path' | 'locale' | 'isListed' | 'translationOf'>;

/** A `translationOf` path that doesn't exist. */
export const originalFaults = (
  { translationOf }: Pick<ContentPage, 'translationOf'>,
  paths: ReadonlySet<string>,
): ReadonlyArray<ContentFault> =>
  translationOf === undefined || paths.has(translationOf)
    ? []
    : [{ _tag: 'UnknownOriginal', path: translationOf }];

/** The pages that ship and must be translated (specification, section 2); in French, the legal pages too. */
const TRANSLATED_PATHS: Readonly<Record<string, ReadonlyArray<string>>> = {
  fr: ['/find-a-dealer/', '/privacy/', '/terms/'],
};

const HOMES: ReadonlySet<string> = new Set(Object.values(SITE_LANGUAGES).map(({ home }) => home));

/** Which listed English pages exist in another language, and which don't. Plain JSON. */
export interface TranslatedShare {
  readonly language: string;
  readonly translated: ReadonlyArray<string>;
  readonly missing: ReadonlyArray<string>;
}

/** The translated share for each language other than English that has pages. */
export const translatedShares = (pages: ReadonlyArray<Translatable>): ReadonlyArray<TranslatedShare> => {
  const english = pages.filter((page) => writtenLanguage(page) === 'en' && page.isListed !== false);
  const languages = [...new Set(pages.map(writtenLanguage))].filter((language) => language !== 'en').sort();
  return languages.map((language) => {
    // A home page is no translation, but the page of that language for `/`.
    const originals = new Set(
      pages
        .filter((page) => writtenLanguage(page) === language)
        .map(
          ({ path, translationOf }) =>
            translationOf ?? (HOMES.has(path) ? SITE_LANGUAGES.en.home : undefined),
        ),
    );
    const paths = english.map(({ path }) => path);
    return {
      language,
      translated: paths.filter((path) => originals.has(path)),
      missing: paths.filter((path) => !originals.has(path)),
    };
  });
};

/**
 * Missing translations. Of the pages that ship, only those in the table above are required; of an operator's pages, every listed one.
 */
export const missingTranslations = (
  shares: ReadonlyArray<TranslatedShare>,
  isShipped: (path: string) => boolean,
): ReadonlyArray<ContentFault> =>
  shares.flatMap(({ language, missing }): ReadonlyArray<ContentFault> => {
    const paths = missing.filter((path) => !isShipped(path) || TRANSLATED_PATHS[language]?.includes(path));
    return paths.length === 0 ? [] : [{ _tag: 'Untranslated', language, paths }];
  });

/** Translations that differ from their originals. */
export const unlikeOriginals = (
  pages: ReadonlyArray<ContentPage>,
): ReadonlyArray<{ readonly path: string; readonly faults: ReadonlyArray<ContentFault> }> => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) => {
    const original = page.translationOf === undefined ? undefined : byPath.get(page.translationOf);
    const faults = original === undefined ? [] : parityFaults(page, original);
    return faults.length === 0 ? [] : [{ path: page.path, faults }];
  });
};
