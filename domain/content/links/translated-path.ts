import type { PageEntry } from '../page-entry.ts';
import { isSamePage } from './link-target.ts';
import { writtenLanguage } from '../site-language.ts';

/**
 * The path of an English page's translation: the page that declares it, or else the page at the same path below the language's. Null
 * without a translation.
 */
export const translatedPath = (
  path: string,
  language: string,
  entries: ReadonlyArray<PageEntry>,
): string | null => {
  const inLanguage = entries.filter((entry) => writtenLanguage(entry) === language);
  const said = inLanguage.find(
    ({ translationOf }) => translationOf !== undefined && isSamePage(translationOf, path),
  );
  return (said ?? inLanguage.find((entry) => isSamePage(entry.path, `/${language}${path}`)))?.path ?? null;
};
