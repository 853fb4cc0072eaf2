import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { showDealerTexts } from '../../../application/visitor/show-dealer/texts.ts';
import { openTestSite, SITE_URL, type OpenedSite } from './opened-site.ts';

/** The addresses that a sitemap names, without the site's own. */
const listedIn = (xml: string): ReadonlyArray<string> =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(SITE_URL.length));

const dataIn = (html: string): ReadonlyArray<Record<string, unknown>> =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe('Pages of dealers', () => {
  let site: OpenedSite;
  let paths: ReadonlyArray<string>;
  const ask = (url: string) => site.server.inject({ url });
  const isDealer = (path: string): boolean => path.split('/').length === 6;

  beforeAll(async () => {
    site = await openTestSite(40);
    const [file = ''] = listedIn((await ask('/sitemap-dealers.xml')).body);
    paths = listedIn((await ask(file)).body);
  });
  afterAll(() => site.close());

  test('search engines find every dealer, and the lists above', async () => {
    expect(paths.filter(isDealer).length).toBeGreaterThanOrEqual(40);
    expect(paths.slice(0, 1)).toEqual(['/dealers/']);
    const answers = await Promise.all(paths.slice(0, 40).map(ask));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  });

  test('each says under which address it is listed, whatever its visitor searches', async () => {
    const [path = ''] = paths.filter(isDealer);
    for (const address of [path, `${path}?zipcode=75001`, `${path}?utm_source=mail`]) {
      const { statusCode, body, headers } = await ask(address);
      expect({ address, statusCode }).toEqual({ address, statusCode: 200 });
      expect(body).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`);
      expect(headers['cache-control']).toBe('public, no-cache');
    }
  });

  test('each tells search engines what it is, and what is above it', async () => {
    const [path = ''] = paths.filter(isDealer);
    const data = dataIn((await ask(path)).body);
    expect(data.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'HVACBusiness']);
    const crumbs = data[0]?.['itemListElement'] as ReadonlyArray<{ readonly item?: string }>;
    const above = crumbs.flatMap(({ item }) => item?.slice(SITE_URL.length) ?? []);
    expect(above).toHaveLength(4);
    const answers = await Promise.all(above.map(ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test('an old name or town redirects for good, and keeps what was searched', async () => {
    const [path = ''] = paths.filter(isDealer);
    const id = /\d+(?=\/$)/.exec(path)?.[0];
    const { statusCode, headers } = await ask(`/dealers/ny/albany/an-old-name-${id}/?zipcode=75001`);
    expect([statusCode, headers.location]).toEqual([301, `${path}?zipcode=75001`]);
  });

  test('a dealer who is gone: 410 with the nearest ones; in no town: 404', async () => {
    const gone = await ask('/dealers/tx/dallas/gone-heating-99999999/');
    expect(gone.statusCode).toBe(410);
    expect(gone.body).toContain(showDealerTexts.removedHeading);
    expect(gone.body).toContain('<meta name="robots" content="noindex">');
    expect((await ask('/dealers/tx/nowheresville/gone-heating-99999999/')).statusCode).toBe(404);
    expect((await ask('/dealers/zz/')).statusCode).toBe(404);
    expect((await ask('/dealers/tx/nowheresville/')).statusCode).toBe(404);
  });

  test('a path without its slash leads to the one with it', async () => {
    expect((await ask('/dealers')).headers.location).toBe('/dealers/');
  });
});
