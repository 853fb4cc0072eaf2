import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { siteMenuIn, sitemapGroups } from '../../../../application/visitor/read-page/site-menu-texts.ts';
import { sitemapPaths, sitemapSections } from '../../../../application/visitor/read-page/sitemap.ts';
import { SITEMAP_PATH, sitemapTexts } from '../../../../application/visitor/read-page/sitemap-texts.ts';
import { SitemapPageLibrary } from '../../../../infrastructure/content/libraries/sitemap-page-library.ts';
import { MemoryPageLibrary } from '../../../fakes/content/memory-page-library.ts';

const entry = (path: string, title = path, locale = 'en_US') => ({ path, title, locale });

const GUIDES = ['coils', 'furnaces', 'heat-pumps'].map((name) =>
  entry(`/resources/troubleshooting/${name}/`, `When ${name} fail`),
);
const ENTRIES = [
  entry('/fr/trouver-un-concessionnaire/', 'Trouver un concessionnaire', 'fr'),
  entry('/winter/', 'Winter'),
  ...GUIDES,
  entry('/privacy/', 'What we store'),
  entry('/resources/troubleshooting/'),
  entry('/resources/home-app/diagnostics/', 'Diagnostics'),
  entry('/resources/home-app/'),
  entry('/', 'Heating and cooling'),
  entry('/products/zoning/', 'Zoning'),
  { ...entry('/search/'), isListed: false },
  { ...entry('/products/repeated/'), canonicalPath: '/products/zoning/' },
];

describe('The sitemap', () => {
  test('groups pages like the menus, each under its parent page, with other languages last', () => {
    const leaf = (path: string, text: string) => ({ path, text, below: [] });
    expect(sitemapSections(ENTRIES)).toEqual([
      { heading: 'Products', language: 'en', pages: [leaf('/products/zoning/', 'Zoning')] },
      {
        heading: 'Help',
        language: 'en',
        pages: [
          {
            path: '/resources/troubleshooting/',
            text: 'Troubleshooting',
            below: GUIDES.map(({ path, title }) => leaf(path, title)),
          },
          leaf('/resources/home-app/', 'Home app'),
          leaf('/resources/home-app/diagnostics/', 'Diagnostics'),
        ],
      },
      {
        heading: 'About this site',
        language: 'en',
        pages: [leaf('/', 'Home'), leaf('/privacy/', 'Privacy')],
      },
      { heading: 'More pages', language: 'en', pages: [leaf('/winter/', 'Winter')] },
      {
        heading: 'Français',
        language: 'fr',
        pages: [leaf('/fr/trouver-un-concessionnaire/', 'Trouver un concessionnaire')],
      },
    ]);
  });

  test('has each listed page once, and leaves out repeated and unlisted pages', () => {
    const paths = sitemapPaths(sitemapSections(ENTRIES));
    expect(paths.toSorted()).toEqual(
      ENTRIES.map(({ path }) => path)
        .filter((path) => path !== '/search/' && path !== '/products/repeated/')
        .toSorted(),
    );
  });

  test('is added to a page library, unless the library has its own', async () => {
    const library = new MemoryPageLibrary();
    const page = { path: '/winter/', locale: 'en_US', title: 'Winter', description: '', blocks: [] };
    library.write(page);
    const withSitemap = new SitemapPageLibrary(library);
    const found = await withSitemap.page(SITEMAP_PATH)();
    if (E.isLeft(found) || O.isNone(found.right)) throw new Error('There is no sitemap');
    expect(found.right.value).toMatchObject({ title: sitemapTexts.title, isListed: false });
    expect(JSON.stringify(found.right.value.blocks)).toContain('"url":"/winter/"');
    expect(await withSitemap.page('/winter/')()).toEqual(E.right(O.some(page)));
    expect(await withSitemap.page('/summer/')()).toEqual(E.right(O.none));
    expect(await withSitemap.entries()()).toMatchObject({
      right: [{ path: '/winter/' }, { path: SITEMAP_PATH, isListed: false }],
    });
    library.write({ ...page, path: SITEMAP_PATH, title: 'Own' });
    expect(await withSitemap.page(SITEMAP_PATH)()).toMatchObject({ right: { value: { title: 'Own' } } });
    expect(await withSitemap.entries()()).toMatchObject({ right: { length: 2 } });
  });
});

describe('The menus', () => {
  test('in English link only to pages in the sitemap', () => {
    const { groups, links, footer, promises, findADealer, search } = siteMenuIn('en');
    const all = [
      ...groups.flatMap((group) => group.links),
      ...footer.flatMap((group) => group.links),
      ...links,
      ...promises,
      findADealer,
      search,
    ];
    const known = sitemapGroups().flatMap(({ paths }) => paths);
    const unknown = all.map(({ href }) => href).filter((href) => !known.includes(href));
    expect(unknown.filter((href) => !href.includes('#'))).toEqual([]);
    expect(all.some(({ isEnglish }) => isEnglish)).toBe(false);
  });

  test.each(['fr', 'es'] as const)('in %s name pages in the language, and mark English ones', (language) => {
    const { groups, links, footer, promises, findADealer, search } = siteMenuIn(language);
    const all = [...footer.flatMap((group) => group.links), ...links, ...promises, findADealer, search];
    const english = new Map(
      [siteMenuIn('en')].flatMap((menu) =>
        [...menu.footer.flatMap((group) => group.links), ...menu.promises, menu.search].map(
          ({ href, text }) => [href, text] as const,
        ),
      ),
    );
    expect(groups).toEqual([]);
    const untranslated = all.filter(({ href, text }) => english.get(href) === text);
    expect(untranslated).toEqual([]);
    for (const { href, isEnglish } of all) expect(isEnglish).toBe(!href.startsWith(`/${language}/`));
  });
});
