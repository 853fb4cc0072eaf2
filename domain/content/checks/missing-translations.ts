import type { ContentFault } from './content-fault.ts';
import type { ContentPage } from '../content-page.ts';
import { isNamedPath } from '../links/named-paths.ts';
import { writtenLanguage } from '../site-language.ts';
import { parityFaults } from './translation-parity.ts';

type Translatable = Pick<ContentPage, 'path' | 'locale' | 'isListed' | 'translationOf'>;

/** What a page says of its original that is not so. */
export const originalFaults = (
  { translationOf }: Pick<ContentPage, 'translationOf'>,
  paths: ReadonlySet<string>,
): ReadonlyArray<ContentFault> =>
  translationOf === undefined || paths.has(translationOf)
    ? []
    : [{ _tag: 'UnknownOriginal', path: translationOf }];

/** The pages of the site that it has in another language, as the specification asks (section 2); French are the legal pages too. */
const TRANSLATED_PATHS: Readonly<Record<string, ReadonlyArray<string>>> = {
  fr: ['/find-a-dealer/', '/privacy/', '/terms/'],
};

/**
 * For each language other than English in which there are pages: the English ones that it lacks. Of the pages of the site itself, a
 * language needs those of the table above; of an operator's own pages, each that is listed.
 */
export const missingTranslations = (pages: ReadonlyArray<Translatable>): ReadonlyArray<ContentFault> => {
  const english = pages.filter((page) => writtenLanguage(page) === 'en' && page.isListed !== false);
  const languages = [...new Set(pages.map(writtenLanguage))].filter((language) => language !== 'en').sort();
  return languages.flatMap((language): ReadonlyArray<ContentFault> => {
    const translated = new Set(
      pages.filter((page) => writtenLanguage(page) === language).map(({ translationOf }) => translationOf),
    );
    const paths = english
      .map(({ path }) => path)
      .filter((path) => !isNamedPath(path) || TRANSLATED_PATHS[language]?.includes(path))
      .filter((path) => !translated.has(path));
    return paths.length === 0 ? [] : [{ _tag: 'Untranslated', language, paths }];
  });
};

/** Where translations are not like their originals. */
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
