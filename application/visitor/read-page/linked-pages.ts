import type { KnownPages } from '../../../domain/content/known-pages.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { isSamePage, linkTargetPath } from '../../../domain/content/links/link-target.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { translatedPath } from '../../../domain/content/links/translated-path.ts';
import type { DecodedBlock } from '../../ports/content/block-catalogue.ts';

/**
 * Of the pages that the blocks of a page link to by themselves, those that exist: a link to a page that is not there is
 * shown without one.
 */
export const linkedPages = (
  blocks: ReadonlyArray<Pick<DecodedBlock, 'attributes' | 'linksTo'>>,
  { path, language }: { readonly path: string; readonly language: SiteLanguage },
  entries: ReadonlyArray<PageEntry>,
): KnownPages => {
  const linking = blocks.flatMap(({ attributes, linksTo }) =>
    linksTo === null ? [] : [{ attributes, linksTo }],
  );
  const builtIn = [...new Set(linking.flatMap(({ linksTo }) => linksTo))];
  const written = linking
    .flatMap(({ attributes }) => addressesIn(attributes))
    .flatMap((address) => linkTargetPath(address, path) ?? []);
  const translations = language === 'en' ? {} : translationsOf(builtIn, language, entries);
  const wanted = [...builtIn, ...written, ...Object.values(translations)];
  const known = entries.filter((entry) => wanted.some((page) => isSamePage(page, entry.path)));
  return { knownPaths: known.map((entry) => entry.path), translations };
};

const translationsOf = (
  paths: ReadonlyArray<string>,
  language: SiteLanguage,
  entries: ReadonlyArray<PageEntry>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paths.flatMap((path) => {
      const translated = translatedPath(path, language, entries);
      return translated === null ? [] : [[path, translated]];
    }),
  );

/** Where the items of a block lead. */
const addressesIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(addressesIn)];
};
