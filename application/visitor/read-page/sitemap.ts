import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { languageName, writtenLanguage } from '../../../domain/content/site-language.ts';
import { menuNameOf, sitemapGroups } from './site-menu-texts.ts';

export interface SitemapPage {
  readonly path: string;
  readonly text: string;
  readonly below: ReadonlyArray<SitemapPage>;
}

export interface SitemapSection {
  readonly heading: string;
  /** Two letters, such as `en`. */
  readonly language: string;
  readonly pages: ReadonlyArray<SitemapPage>;
}

type SitemapEntry = Pick<PageEntry, 'path' | 'locale' | 'title' | 'isListed' | 'canonicalPath'>;

/** The minimum number of subpages to nest. Fewer are listed on the same level. */
const MIN_BELOW = 3;

const OTHER_PAGES = 'More pages';

const asPage = ({ path, title }: SitemapEntry): SitemapPage => ({
  path,
  text: menuNameOf(path) ?? title,
  below: [],
});

/**
 * The menu page that a page belongs to: the one with the longest matching path prefix, other than the home page. Null when none matches.
 */
const menuPathOf = (path: string, menuPaths: ReadonlyArray<string>): string | null =>
  menuPaths
    .filter((one) => one === path || (one !== '/' && path.startsWith(one)))
    .reduce<string | null>((longest, one) => (one.length > (longest?.length ?? 0) ? one : longest), null);

/** A menu page and its subpages, nested or on the same level. */
const treeOf = (menuPath: string, entries: ReadonlyArray<SitemapEntry>): ReadonlyArray<SitemapPage> => {
  const self = entries.find(({ path }) => path === menuPath);
  const others = entries.filter((entry) => entry !== self).map(asPage);
  if (self === undefined) return others;
  return others.length < MIN_BELOW ? [asPage(self), ...others] : [{ ...asPage(self), below: others }];
};

/** All listed pages in menu order, then by path, with other languages last. Pages with a canonical page elsewhere are left out. */
export const sitemapSections = (all: ReadonlyArray<SitemapEntry>): ReadonlyArray<SitemapSection> => {
  const listed = all
    .filter(({ isListed, canonicalPath }) => isListed !== false && canonicalPath === undefined)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const english = listed.filter((entry) => writtenLanguage(entry) === 'en');
  const menuPaths = sitemapGroups().flatMap(({ paths }) => paths);
  const belongingTo = (menuPath: string | null): ReadonlyArray<SitemapEntry> =>
    english.filter(({ path }) => menuPathOf(path, menuPaths) === menuPath);
  const languages = [...new Set(listed.map(writtenLanguage))].filter((language) => language !== 'en').sort();
  const sections: ReadonlyArray<SitemapSection> = [
    ...sitemapGroups().map(({ heading, paths }) => ({
      heading,
      language: 'en',
      pages: paths.flatMap((path) => treeOf(path, belongingTo(path))),
    })),
    { heading: OTHER_PAGES, language: 'en', pages: belongingTo(null).map(asPage) },
    ...languages.map((language) => ({
      heading: languageName(language),
      language,
      pages: listed
        .filter((entry) => writtenLanguage(entry) === language)
        .map(({ path, title }) => ({ path, text: title, below: [] })),
    })),
  ];
  return sections.filter(({ pages }) => pages.length > 0);
};

export const sitemapPaths = (sections: ReadonlyArray<SitemapSection>): ReadonlyArray<string> =>
  sections.flatMap(({ pages }) =>
    pages.flatMap(({ path, below }) => [path, ...below.map((one) => one.path)]),
  );
