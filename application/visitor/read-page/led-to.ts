import type { PageEntry } from '../../../domain/content/page-entry.ts';
import type { DrawnBlock } from '../../../domain/content/drawn-block.ts';
import { HVAC_TOPICS, hvacTopicPath } from '../../../domain/content/hvac-topics.ts';
import { isSamePage, pageLedTo } from '../../../domain/content/page-led-to.ts';
import { PRODUCT_CATEGORIES } from '../../../domain/content/product-categories.ts';
import { translatedPath } from '../../../domain/content/translated-path.ts';
import type { KnownPages } from './known-pages.ts';
import { allBlocksIn } from './read-page-view.ts';
import type { SiteLanguage } from './site-texts.ts';

const TOPICS = HVAC_TOPICS.map(({ slug }) => hvacTopicPath(slug));
const PRODUCTS = PRODUCT_CATEGORIES.map(({ path }) => path);

/** The blocks that lead to pages by themselves: each to these, or to those of the items that it holds. */
const LEADING: Readonly<Record<string, ReadonlyArray<string>>> = {
  'acf/hvac-101-navigation': TOPICS,
  'acf/product-selector': PRODUCTS,
  'acf/product-selector-carousel': PRODUCTS,
  'acf/mobile-dropdown-navigation': PRODUCTS,
};

/** Which pages the blocks of a page lead to, so that what leads to a page that is not there can be drawn without a link. */
export const pagesLedTo = (
  blocks: ReadonlyArray<DrawnBlock>,
  { path, language }: { readonly path: string; readonly language: SiteLanguage },
  entries: ReadonlyArray<PageEntry>,
): KnownPages => {
  const leading = allBlocksIn(blocks).filter(({ name }) => Object.hasOwn(LEADING, name));
  const builtIn = [...new Set(leading.flatMap(({ name }) => LEADING[name] ?? []))];
  const written = leading
    .flatMap(({ attributes }) => addressesIn(attributes))
    .flatMap((address) => pageLedTo(address, path) ?? []);
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
