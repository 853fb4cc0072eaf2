import type { PageEntry } from '../page-entry.ts';
import { isSamePage } from './link-target.ts';
import { writtenLanguage } from '../site-language.ts';

/**
 * Where the page of an English path is read in another language (`fr`): in the page that says so of itself, else in the
 * one that is at the same path below the language's. Null: it is not there in that language.
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
