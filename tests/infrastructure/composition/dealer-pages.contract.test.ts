import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEALER_PAGE_TEXTS } from '../../../application/visitor/show-dealer/texts.ts';
import { openTestSite, SITE_URL, type OpenedSite } from './opened-site.ts';

/** The addresses in a sitemap, without the site's origin. */
const listedIn = (xml: string): ReadonlyArray<string> =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(SITE_URL.length));

const dataIn = (html: string): ReadonlyArray<Record<string, unknown>> =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe('Pages of dealers', () => {
  let site: OpenedSite;
  let paths: ReadonlyArray<string>;
  /** The path of a dealer. */
  let path: string;
  const ask = (url: string) => site.server.inject({ url });
  const isDealer = (path: string): boolean => path.split('/').length === 6;

  beforeAll(async () => {
    site = await openTestSite(40);
    const [file = ''] = listedIn((await ask('/sitemap-dealers.xml')).body);
    paths = listedIn((await ask(file)).body);
    path = paths.find(isDealer) ?? '';
  });
  afterAll(() => site.close());

  test('include every dealer and list in the sitemap', async () => {
    expect(paths.filter(isDealer).length).toBeGreaterThanOrEqual(40);
    expect(paths.slice(0, 1)).toEqual(['/dealers/']);
    const answers = await Promise.all(paths.slice(0, 40).map(ask));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  test('have one canonical address for every search', async () => {
    for (const address of [path, `${path}?zipcode=75001`, `${path}?utm_source=mail`]) {
      const { statusCode, body, headers } = await ask(address);
      expect({ address, statusCode }).toEqual({ address, statusCode: 200 });
      expect(body).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`);
      expect(headers['cache-control']).toBe('public, no-cache');
    }
  });

  test('have the dealer and breadcrumbs as data for search engines', async () => {
    const data = dataIn((await ask(path)).body);
    expect(data.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'HVACBusiness']);
    const crumbs = data[0]?.['itemListElement'] as ReadonlyArray<{ readonly item?: string }>;
    const above = crumbs.flatMap(({ item }) => item?.slice(SITE_URL.length) ?? []);
    expect(above).toHaveLength(4);
    const answers = await Promise.all(above.map(ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test('redirect permanently from an old name or town, and keep the query', async () => {
    const id = /\d+(?=\/$)/.exec(path)?.[0];
    const { statusCode, headers } = await ask(`/dealers/ny/albany/an-old-name-${id}/?zipcode=75001`);
    expect([statusCode, headers.location]).toEqual([301, `${path}?zipcode=75001`]);
  });

  test('return 410 with the nearest dealers for a removed dealer, and 404 without a town', async () => {
    const gone = await ask('/dealers/tx/dallas/gone-heating-99999999/');
    expect(gone.statusCode).toBe(410);
    expect(gone.body).toContain(DEALER_PAGE_TEXTS.en.removedHeading);
    expect(gone.body).toContain('<meta name="robots" content="noindex">');
    expect((await ask('/dealers/tx/nowheresville/gone-heating-99999999/')).statusCode).toBe(404);
    expect((await ask('/dealers/zz/')).statusCode).toBe(404);
    expect((await ask('/dealers/tx/nowheresville/')).statusCode).toBe(404);
  });

  test('exist in Spanish and French, and link to each other', async () => {
    const inOther = (home: string) => path.replace('/dealers/', home);
    const all = [
      ['en', path],
      ['es', inOther('/es/distribuidores/')],
      ['fr', inOther('/fr/concessionnaires/')],
    ] as const;
    expect(paths).toEqual(expect.arrayContaining(all.map(([, address]) => address)));
    for (const [language, address] of all) {
      const { statusCode, body } = await ask(address);
      expect({ address, statusCode }).toEqual({ address, statusCode: 200 });
      expect(body).toContain(`<html lang="${language}" `);
      expect(body).toContain(`<link rel="canonical" href="${SITE_URL}${address}">`);
      for (const [other, alternate] of all)
        expect(body).toContain(`<link rel="alternate" hreflang="${other}" href="${SITE_URL}${alternate}">`);
    }
  });

  test("the language menu of a dealer's page links to the same dealer in another language", async () => {
    const spanish = path.replace('/dealers/', '/es/distribuidores/');
    const french = path.replace('/dealers/', '/fr/concessionnaires/');
    expect((await ask(path)).body).toContain(`href="${spanish}" hrefLang="es"`);
    expect((await ask(spanish)).body).toContain(`href="${french}" hrefLang="fr"`);
    expect((await ask(french)).body).toContain(`href="${path}" hrefLang="en"`);
  });

  test('have the plain town of a dealer in their data for search engines, in every language', async () => {
    const townIn = async (address: string) =>
      dataIn((await ask(address)).body).flatMap((object) =>
        object['@type'] === 'HVACBusiness' ? [object['address']] : [],
      );
    const inEnglish = await townIn(path);
    expect(inEnglish).toHaveLength(1);
    expect(await townIn(path.replace('/dealers/', '/fr/concessionnaires/'))).toEqual(inEnglish);
  });

  test('redirect from an old name and return 410 for a removed dealer in other languages too', async () => {
    const id = /\d+(?=\/$)/.exec(path)?.[0];
    const old = await ask(`/fr/concessionnaires/ny/albany/an-old-name-${id}/?zipcode=75001`);
    const present = path.replace('/dealers/', '/fr/concessionnaires/');
    expect([old.statusCode, old.headers.location]).toEqual([301, `${present}?zipcode=75001`]);
    const gone = await ask('/es/distribuidores/tx/dallas/gone-heating-99999999/');
    expect(gone.statusCode).toBe(410);
    expect(gone.body).toContain(DEALER_PAGE_TEXTS.es.removedHeading);
    const missing = await ask('/es/distribuidores/tx/nowheresville/gone-heating-99999999/');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain(DEALER_PAGE_TEXTS.es.missing.heading);
  });

  test('redirect from a path without its slash', async () => {
    expect((await ask('/dealers')).headers.location).toBe('/dealers/');
  });
});
