import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { siteTextsIn } from './site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** A page on the way to another. */
export type Crumb = Pick<PageEntry, 'path' | 'title'>;

/** The pages above a path that there are, the topmost first, without the home page: `/resources/` above `/resources/rebates/`. */
export const trailOf = (path: string, entries: ReadonlyArray<PageEntry>): ReadonlyArray<Crumb> =>
  pathsAbove(path).flatMap((above) => {
    const entry = entries.find((one) => one.path === above);
    return entry === undefined ? [] : [{ path: above, title: entry.title }];
  });

const pathsAbove = (path: string): ReadonlyArray<string> => {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.slice(0, -1).map((_, i) => `/${parts.slice(0, i + 1).join('/')}/`);
};

/** The way from the home page to a page as search engines read it: a `BreadcrumbList` (schema.org). */
export const breadcrumbsAsStructuredData = (
  trail: ReadonlyArray<Crumb>,
  current: string,
  siteUrl: string,
  language: SiteLanguage = 'en',
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...[{ path: '/', title: siteTextsIn(language).home }, ...trail].map(({ path, title }, i) => ({
      ...listItem(i, title),
      item: `${siteUrl}${path}`,
    })),
    // The page itself needs no address: it is where this stands.
    listItem(trail.length + 1, current),
  ],
});

const listItem = (index: number, name: string): object => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
});
