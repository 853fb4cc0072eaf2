import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NAMED_PATHS } from '../../../domain/content/links/named-paths.ts';
import { isSiteDocument } from '../../../infrastructure/content/documents/site-documents.ts';
import { crawl, type Ask, type Crawl } from './crawl.ts';
import { openTestSite, SITE_URL, type OpenedSite } from './opened-site.ts';

describe('A crawl', () => {
  const answering =
    (bodies: Readonly<Record<string, string>>): Ask =>
    (address) =>
      Promise.resolve({
        status: address in bodies ? 200 : 404,
        type: 'text/html; charset=utf-8',
        body: bodies[address] ?? '',
      });

  test('follows links, search forms and addresses with a query, but no links to other sites', async () => {
    const { pages, dead } = await crawl(
      answering({
        '/': `<h1>Home</h1><a href="/a/">A</a><a href="${SITE_URL}/b/?c=1">B</a><a href="tel:1">Call</a><a href="https://example.org/">Out</a><form action="/d/"></form><form action="/e/" method="post"></form>`,
        '/a/': '<a href="#below">Below</a><p id="below"></p>',
        '/b/?c=1': '<a href="/a/#below">Below</a>',
        '/d/': '',
      }),
      SITE_URL,
    );
    expect([...pages]).toEqual([
      ['/', 1],
      ['/a/', 0],
      ['/b/?c=1', 0],
      ['/d/', 0],
    ]);
    expect(dead).toEqual([]);
  });

  test('reports a link without an answer, and a missing fragment', async () => {
    const { dead } = await crawl(
      answering({
        '/': '<a href="/gone/">Gone</a><a href="/a/#gone">A</a><a href="#gone">Here</a>',
        '/a/': '',
      }),
      SITE_URL,
    );
    expect(dead).toEqual(['/ -> /gone/: 404', '/ -> /a/#gone: no such id', '/ -> #gone: no such id']);
  });
});

describe('The site', () => {
  let site: OpenedSite;
  let crawled: Crawl;

  const ask: Ask = async (address) => {
    if (isSiteDocument(address)) return { status: 200, type: 'application/pdf', body: '' };
    const { statusCode, headers, body } = await site.server.inject({ url: address });
    return { status: statusCode, type: String(headers['content-type']), body };
  };

  beforeAll(async () => {
    site = await openTestSite(0);
    crawled = await crawl(ask, SITE_URL);
  });
  afterAll(() => site.close());

  test('has no dead link and no missing fragment', () => {
    expect(crawled.dead).toEqual([]);
  });

  test('links to every route of the specification and the contract', () => {
    const reached = new Set([...crawled.pages.keys()].map((address) => address.replace(/\?.*$/, '')));
    // The style guide is for editors.
    expect(NAMED_PATHS.filter((path) => !reached.has(path))).toEqual(['/styleguide/']);
  });

  test('has one main heading on every page, and no placeholder text', async () => {
    expect([...crawled.pages].filter(([, headings]) => headings !== 1)).toEqual([]);
    for (const path of NAMED_PATHS) {
      const { status, body } = await ask(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(body).not.toMatch(/lorem ipsum|coming soon|placeholder page/i);
    }
  });

  test('lists every address of sitemap.xml on the sitemap page', async () => {
    const [{ body: xml }, { body: html }] = [await ask('/sitemap.xml'), await ask('/sitemap/')];
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      String(address).slice(SITE_URL.length),
    );
    expect(listed.length).toBeGreaterThanOrEqual(80);
    expect(listed.filter((path) => !main.includes(`href="${path}"`))).toEqual([]);
  });
});
