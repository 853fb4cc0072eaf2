import type { KnownPages } from '../../../domain/content/known-pages.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { isSamePage, linkTargetPath } from '../../../domain/content/links/link-target.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { translatedPath } from '../../../domain/content/links/translated-path.ts';
import type { DecodedBlock } from '../../ports/content/block-catalogue.ts';

/** The pages that a page's blocks link to and that exist. Blocks render other links as plain text. */
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

/** All `href` values in a block's attributes, at any depth. */
const addressesIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value && typeof value.href === 'string' ? [value.href] : [];
  return [...own, ...Object.values(value).flatMap(addressesIn)];
};
