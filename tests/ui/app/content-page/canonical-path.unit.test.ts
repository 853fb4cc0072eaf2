import { describe, expect, test } from '@jest/globals';
import type { ShownPage } from '../../../../application/visitor/read-page/read-page-view.ts';
import { entryOf } from '../../../../domain/content/page-entry.ts';
import { listedPaths } from '../../../../infrastructure/composition/site-pages.ts';
import { contentHead } from '../../../../ui/app/content-page/content-head.ts';
import { documentOf, EMPTY_PAGE, SITE } from '../page-document.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';

const PAGE = { locale: 'en', title: 'Smart thermostats', description: '', blocks: [] };
const REPEATED = { ...PAGE, path: '/repeated/', canonicalPath: '/first/' };

const shown = { ...EMPTY_PAGE, path: '/repeated/' };

test('A page that repeats another one names it as the canonical page', () => {
  expect(contentHead({ ...shown, canonicalPath: '/first/' }, SITE).canonicalPath).toBe('/first/');
  expect(contentHead(shown, SITE).canonicalPath).toBe('/repeated/');
});

test('A page that repeats another one is not in the sitemap', async () => {
  expect(entryOf(REPEATED)).toMatchObject({ canonicalPath: '/first/' });
  const library = new MemoryPageLibrary([{ ...PAGE, path: '/first/' }, REPEATED]);
  expect(await listedPaths(library)).toEqual(['/first/']);
});

describe('A page in several languages', () => {
  const alternates = [
    { language: 'en', path: '/terms/' },
    { language: 'fr', path: '/fr/conditions/' },
  ];
  const linksOf = (page: ShownPage) => documentOf(page).match(/<link rel="alternate"[^>]*>/g);

  test('lists all of them for search engines', () =>
    expect(linksOf({ ...shown, alternates })).toEqual(
      alternates.map(
        ({ language, path }) => `<link rel="alternate" hreflang="${language}" href="${SITE.siteUrl}${path}">`,
      ),
    ));

  test('lists none if there is only one', () => expect(linksOf(shown)).toBeNull());
});
