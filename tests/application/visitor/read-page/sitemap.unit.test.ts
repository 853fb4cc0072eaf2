import { describe, expect, test } from '@jest/globals';
import { siteMenuIn, sitemapGroups } from '../../../../application/visitor/read-page/site-menu-texts.ts';
import { sitemapPaths, sitemapSections } from '../../../../application/visitor/read-page/sitemap.ts';

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
