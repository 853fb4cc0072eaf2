import type { ContentFault } from './content-fault.ts';
import type { ContentPage } from '../content-page.ts';
import type { TranslatedShare } from '../links/translated-shares.ts';
import { parityFaults } from './translation-parity.ts';

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

/**
 * Missing translations. Of the pages that ship, only those in the table above are required; of an operator's pages, every listed one.
 */
export const missingTranslations = (
  shares: ReadonlyArray<TranslatedShare<{ readonly path: string }>>,
  isShipped: (path: string) => boolean,
): ReadonlyArray<ContentFault> =>
  shares.flatMap(({ language, missing }): ReadonlyArray<ContentFault> => {
    const paths = missing
      .map(({ path }) => path)
      .filter((path) => !isShipped(path) || TRANSLATED_PATHS[language]?.includes(path));
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
