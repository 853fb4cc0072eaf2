import { beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { NO_RETRIES } from '../../../domain/dealer/retry-policy.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { createCheckingContainer } from '../../../infrastructure/composition/containers/checking-container.ts';
import { locatePage } from '../../../infrastructure/composition/locate-page.ts';
import { createRequestContainer } from '../../../infrastructure/composition/containers/request-container.ts';
import { SERVER_TOKENS } from '../../../infrastructure/composition/containers/server-tokens.ts';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { SHIPPED } from '../content/read-pages.ts';
import { PRODUCT_PATHS } from './product-paths.ts';

const SITE = siteFacts(readSettings({ SITE_URL: 'https://www.example.com' }), {
  isSample: false,
  clock: { now: () => 0 },
});

/** The head of a shipped page, as the server sends it. */
const headReader = async (): Promise<(path: string) => Promise<PageHead>> => {
  const definitions = await loadDefinitions();
  const checking = createCheckingContainer(SHIPPED, blockCatalogue(definitions, readSettings({})), SITE);
  const locate = locatePage(definitions);
  return async (path) => {
    const page = await locate(path, await checking.get(SERVER_TOKENS.readPage).at(path));
    const container = createRequestContainer(checking, {
      site: SITE,
      area: { zipcode: null },
      language: 'en',
      callRoutingGroup: null,
      resumed: null,
      askedDealer: null,
      retryPolicy: NO_RETRIES,
    });
    try {
      const services = servicesOf(container, SITE);
      await page.module.prepare?.(services, new URLSearchParams(), path);
      return page.module.head(services, new URLSearchParams());
    } finally {
      container.dispose();
    }
  };
};

let headAt: Awaited<ReturnType<typeof headReader>>;
let entries: ReadonlyArray<PageEntry>;
beforeAll(async () => {
  headAt = await headReader();
  const listed = await SHIPPED.entries()();
  entries = E.isRight(listed) ? listed.right : [];
});

const filled = t.refinement(t.string, (text) => text.trim() !== '', 'Filled');
const address = t.refinement(
  t.string,
  (text) => text.startsWith(`${SITE.siteUrl}/`) && URL.canParse(text),
  'Address of this site',
);
const inContext = { '@context': t.literal('https://schema.org') };

/** The types of schema.org that a product page may have, with all of their properties. */
const SHAPES = {
  Product: t.intersection([
    t.type({
      ...inContext,
      '@type': t.literal('Product'),
      name: filled,
      description: filled,
      url: address,
      image: address,
      brand: t.type({ '@type': t.literal('Brand'), name: filled }),
    }),
    t.partial({
      offers: t.type({
        '@type': t.literal('AggregateOffer'),
        lowPrice: filled,
        priceCurrency: t.literal('USD'),
      }),
    }),
  ]),
  BreadcrumbList: t.type({
    ...inContext,
    '@type': t.literal('BreadcrumbList'),
    itemListElement: t.array(
      t.intersection([
        t.type({ '@type': t.literal('ListItem'), position: t.Int, name: filled }),
        t.partial({ item: address }),
      ]),
    ),
  }),
  FAQPage: t.type({
    ...inContext,
    '@type': t.literal('FAQPage'),
    mainEntity: t.array(
      t.type({
        '@type': t.literal('Question'),
        name: filled,
        acceptedAnswer: t.type({ '@type': t.literal('Answer'), text: filled }),
      }),
    ),
  }),
};

const objectIn = (head: PageHead, type: keyof typeof SHAPES): Readonly<Record<string, unknown>> => {
  const found = head.structuredData.filter((object) => '@type' in object && object['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0] as Readonly<Record<string, unknown>>;
};

/** Whether the product hub's page is about a service. */
const isService = (path: string): boolean => path.startsWith('/resources/');

/** The starting prices of installed systems, in dollars (specification, section 9). */
const STARTS: Readonly<Record<string, string>> = {
  '/products/air-conditioners/': '5400.00',
  '/products/furnaces/': '3400.00',
  '/products/heat-pumps/': '5800.00',
  '/products/air-handlers/': '3600.00',
};

test.each(PRODUCT_PATHS.filter(isService))('%s is a service, not a product', async (path) => {
  const { structuredData } = await headAt(path);
  expect(structuredData.map((object) => '@type' in object && object['@type']).sort()).toEqual([
    'BreadcrumbList',
    'FAQPage',
  ]);
});

describe.each(PRODUCT_PATHS.filter((path) => !isService(path)))(
  'The data for search engines of %s',
  (path) => {
    test('has valid objects for the product, its questions and its breadcrumbs', async () => {
      const head = await headAt(path);
      expect(head.structuredData).toHaveLength(3);
      for (const type of ['Product', 'BreadcrumbList', 'FAQPage'] as const)
        expect(SHAPES[type].is(objectIn(head, type))).toBe(true);
    });

    test("has the page's facts about the product, with the starting price, and no ratings that were not given", async () => {
      const head = await headAt(path);
      const product = objectIn(head, 'Product');
      const lowPrice = STARTS[path];
      const properties = ['@context', '@type', 'brand', 'description', 'image', 'name', 'url'];
      expect(Object.keys(product).sort()).toEqual(
        [...properties, ...(lowPrice === undefined ? [] : ['offers'])].sort(),
      );
      if (lowPrice !== undefined) expect(product).toMatchObject({ offers: { lowPrice } });
      expect(product).toMatchObject({
        description: head.description,
        url: `${SITE.siteUrl}${head.canonicalPath}`,
        brand: { name: SITE.brandName },
      });
    });

    test('lists its breadcrumbs with positions from 1, and an address for each but the last', async () => {
      const items = objectIn(await headAt(path), 'BreadcrumbList')['itemListElement'] as ReadonlyArray<{
        position: number;
        item?: string;
      }>;
      expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
      expect(items.findIndex(({ item }) => item === undefined)).toBe(items.length - 1);
      expect(items.length).toBeGreaterThan(1);
    });
  },
);

describe('Shipped pages', () => {
  test('have no product data unless they are about a product', async () => {
    for (const path of ['/', '/products/', '/resources/warranty/'])
      expect(JSON.stringify((await headAt(path)).structuredData)).not.toContain('"Product"');
  });

  test.each(['title', 'description'] as const)('each have their own %s', async (part) => {
    const own = entries.filter(({ canonicalPath, path }) => (canonicalPath ?? path) === path);
    expect(own.length).toBeGreaterThan(60);
    const heads = await Promise.all(own.map(({ path }) => headAt(path)));
    const texts = heads.map((head) => head[part]);
    expect(texts.filter((text, i) => text === '' || texts.indexOf(text) !== i)).toEqual([]);
  });
});
