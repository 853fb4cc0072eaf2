import { describe, expect, test } from '@jest/globals';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { everyBlock } from '../../../domain/content/html/written-values.ts';
import { HVAC_BASICS_PATH } from '../../../domain/content/hvac-topics.ts';
import { isSiteDocument, SITE_DOCUMENTS } from '../../../infrastructure/content/documents/site-documents.ts';
import { PRODUCT_DRAWINGS } from '../../../infrastructure/content/drawings/product-drawings.ts';
import { MAINTENANCE_PATH } from '../../../domain/help/maintenance.ts';
import { TROUBLESHOOTING_PATH } from '../../../domain/help/troubleshooting.ts';
import { PRODUCT_PATHS } from '../composition/product-paths.ts';
import { dataOf as dataIn, pageAt } from './read-pages.ts';

const dataOf = ({ blocks }: ContentPage, name: string) => dataIn(everyBlock(blocks), name);

const linksIn = ({ blocks }: ContentPage): ReadonlyArray<string> =>
  [...JSON.stringify(blocks).matchAll(/"(\/[^"\\]*)\\?"/g)].map(([, link = '']) => link);

/** The sheets made from product data, by product; air handlers have no efficiency of their own. */
const SHEETS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'air-conditioners': ['technical-sheet', 'energy-guide'],
  furnaces: ['technical-sheet', 'energy-guide'],
  'heat-pumps': ['technical-sheet', 'energy-guide'],
  'air-handlers': ['technical-sheet'],
};

const LIGHT_COMMERCIAL = '/products/light-commercial/';

/** The sample documents of each kind of product, by the end of their names. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '/products/air-conditioners/': 'air-conditioners',
  '/products/furnaces/': 'furnaces',
  '/products/heat-pumps/': 'heat-pumps',
  '/products/air-handlers/': 'air-handlers',
  '/products/coils/': 'air-coil',
  '/products/coils/comfort-coil/': 'air-coil',
  '/products/coils/platinum-indoor-coil/': 'air-coil',
  '/products/packaged-system/gas-electric-packaged-systems/': 'packaged-units',
  '/products/packaged-system/heat-pump-packaged-systems/': 'packaged-units',
  '/products/packaged-system/air-conditioner-packaged-systems/': 'packaged-units',
  '/products/packaged-system/hybrid-comfort-systems/': 'packaged-units',
  '/products/ductless/single-zone/': 'ductless-mini',
  '/products/ductless/multi-zone/': 'ductless-multi',
  [LIGHT_COMMERCIAL]: 'light-commercial',
};

/** Pages of controls: their requirements are in the thermostat guide, and they need no maintenance. */
const CONTROLS = [
  '/products/thermostat-controls/smart-thermostats/',
  '/products/thermostat-controls/traditional-thermostats/',
  '/products/thermostats-and-controls/smart-thermostats/',
  '/resources/home-app/',
  '/resources/home-app/diagnostics/',
];

/** Pages of software, which have no drawing. */
const PICTURELESS = ['/resources/home-app/', '/resources/home-app/diagnostics/'];

describe.each(PRODUCT_PATHS)('%s', (path) => {
  test('describes the product in one sentence, then the homes that it suits and does not suit', async () => {
    const page = await pageAt(path);
    const [hero] = dataOf(page, 'acf/hero');
    expect(hero?.['sub_heading']).toMatch(/^[^.]+\.$/);
    const headings = everyBlock(page.blocks)
      .filter(({ name }) => name === 'core/heading')
      .map(({ originalContent }) => originalContent.replace(/<[^>]*>/g, '').trim());
    expect(headings).toEqual(expect.arrayContaining(['A good fit if', 'Look elsewhere if']));
  });

  test('answers one question with its own picture', async () => {
    const names = dataOf(await pageAt(path), 'acf/product-drawing').map((data) => String(data['drawing']));
    expect(names.map((name) => PRODUCT_DRAWINGS.has(name))).toEqual(PICTURELESS.includes(path) ? [] : [true]);
  });

  test('offers exactly the documents that exist for it', async () => {
    const links = linksIn(await pageAt(path)).filter((link) => link.startsWith('/documents/'));
    const name = DOCUMENTS[path];
    expect(links.filter((link) => !isSiteDocument(link))).toEqual([]);
    const own = ['sell-sheet', 'accessories', ...(SHEETS[name ?? ''] ?? []), 'guide'].map(
      (kind) => `/documents/${kind}-${name}.pdf`,
    );
    expect(links.filter((link) => !link.includes('warranty'))).toEqual(name === undefined ? [] : own);
  });

  test('links to help: troubleshooting, maintenance, the basics and the warranty', async () => {
    const links = linksIn(await pageAt(path));
    expect(links).toContainEqual(expect.stringMatching(`^${TROUBLESHOOTING_PATH}[a-z-]+/$`));
    if (!CONTROLS.includes(path))
      expect(links).toContainEqual(expect.stringMatching(`^${MAINTENANCE_PATH}[a-z-]+/$`));
    expect(links).toContainEqual(expect.stringMatching(`^${HVAC_BASICS_PATH}[a-z-]+/$`));
    expect(links).toContain('/resources/warranty/');
  });

  test('links to the comparison, to a dealer and, for a home, to rebates', async () => {
    const page = await pageAt(path);
    expect(linksIn(page)).toContainEqual(expect.stringMatching(/^\/products\/compare\//));
    expect(linksIn(page)).toContain('/find-a-dealer/');
    expect(dataOf(page, 'acf/dealer-form')).toHaveLength(1);
    expect(dataOf(page, 'acf/zip-search').map((data) => data['leads_to'])).toEqual(
      path === LIGHT_COMMERCIAL ? [] : ['rebates'],
    );
  });
});

test('Every picture is on exactly one product page', async () => {
  const pages = await Promise.all(PRODUCT_PATHS.map((path) => pageAt(path)));
  // The smart thermostats page has two addresses.
  const once = [...new Map(pages.map((page) => [page.title, page])).values()];
  const shown = once.flatMap((page) => dataOf(page, 'acf/product-drawing').map((data) => data['drawing']));
  expect(shown.toSorted()).toEqual([...PRODUCT_DRAWINGS.keys()].sort());
});

describe('The library', () => {
  test('offers every document that is made from data', async () => {
    const offered = [
      ...linksIn(await pageAt('/resources/')),
      ...linksIn(await pageAt('/resources/commercial/')),
    ];
    expect(SITE_DOCUMENTS.map(({ path }) => path).filter((path) => !offered.includes(path))).toEqual([]);
  });

  interface Tile {
    readonly imageTitle: string;
    readonly imageUrl: { readonly url: string; readonly width: number; readonly height: number };
  }

  const tilesOf = async (): Promise<ReadonlyArray<Tile>> =>
    dataOf(await pageAt('/resources/'), 'acf/resource-library').flatMap(({ tabs }) =>
      (tabs as ReadonlyArray<{ readonly imagesSection?: ReadonlyArray<Tile> }>).flatMap(
        ({ imagesSection = [] }) => imagesSection,
      ),
    );

  test('offers the picture of every product page, and of every furnace, at 600 by 600 (specification, section 9)', async () => {
    const tiles = await tilesOf();
    const pictures = await Promise.all(
      PRODUCT_PATHS.map(async (path) => {
        const [hero] = dataOf(await pageAt(path), 'acf/hero');
        return (hero?.['image'] as Tile['imageUrl']).url;
      }),
    );
    const offered = tiles.map(({ imageUrl }) => imageUrl.url);
    expect([...offered].sort()).toEqual(
      [...new Set([...pictures, '/drawings/products/furnace-90.svg'])].sort(),
    );
    for (const { imageUrl } of tiles) expect(imageUrl).toMatchObject({ width: 600, height: 600 });
  });

  test('names each picture once', async () => {
    const titles = (await tilesOf()).map(({ imageTitle }) => imageTitle);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
