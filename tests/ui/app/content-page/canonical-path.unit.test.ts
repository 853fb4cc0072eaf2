import { describe, expect, test } from '@jest/globals';
import type { ShownPage } from '../../../../application/visitor/read-page/read-page-view.ts';
import { entryOf } from '../../../../domain/content/page-entry.ts';
import { listedPaths } from '../../../../infrastructure/composition/site-pages.ts';
import { siteFacts } from '../../../../infrastructure/composition/site-facts.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';
import { contentHead } from '../../../../ui/app/content-page/content-head.ts';
import { htmlDocument } from '../../../../infrastructure/pages/html-document.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';

const SITE = siteFacts(readSettings({}), { isSample: false, clock: { now: () => 0 } });
const PAGE = { locale: 'en', title: 'Smart thermostats', description: '', blocks: [] };
const REPEATED = { ...PAGE, path: '/repeated/', canonicalPath: '/first/' };

const shown: ShownPage = {
  ...{ path: '/repeated/', language: 'en', title: 'Smart thermostats', description: '' },
  ...{ isListed: true, image: null, productId: null, blocks: [], needs: [], trail: [], warnings: [] },
};

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
  const parts = {
    ...{
      site: SITE,
      body: '',
      icons: '',
      appended: '',
      marks: {},
      scripts: { deferred: [], inlined: [] },
      startsAfterLoad: false,
    },
    data: { id: 'data', json: '{}' },
    assets: {
      ...{
        css: '',
        boot: '',
        entry: '',
        chunks: [],
      },
      ...{ fonts: [''], accentFonts: [], icon: '' },
    },
  };
  const linksOf = (page: ShownPage) =>
    htmlDocument({ ...parts, head: contentHead(page, SITE) }).match(/<link rel="alternate"[^>]*>/g);

  test('lists all of them for search engines', () =>
    expect(linksOf({ ...shown, alternates })).toEqual(
      alternates.map(
        ({ language, path }) => `<link rel="alternate" hreflang="${language}" href="${SITE.siteUrl}${path}">`,
      ),
    ));

  test('lists none if there is only one', () => expect(linksOf(shown)).toBeNull());
});
