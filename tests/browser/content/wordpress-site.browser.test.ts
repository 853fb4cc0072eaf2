import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { unavailableTexts } from '../../../application/visitor/read-page/missing-page-texts.ts';
import { NO_SAMPLE, startBuiltSite, type BuiltSite } from '../../built-site.ts';
import type { Published } from '../../wordpress/published.ts';
import { eventually } from '../../wordpress/eventually.ts';
import { WordPressServer, wordpressSettings } from '../../wordpress/wordpress-server.ts';

const SECRET = 'open sesame';
const SITE_URL = 'https://www.example.com';

const wordpress = new WordPressServer();
let site: BuiltSite;

beforeAll(async () => {
  site = await startBuiltSite({
    ...NO_SAMPLE,
    SITE_URL,
    ...wordpressSettings(await wordpress.open()),
    CONTENT_PURGE_SECRET: SECRET,
  });
});
afterEach(() => wordpress.reset());
afterAll(async () => {
  await site.stop();
  await wordpress.close();
});

/** A page with its own path for each test, since the site caches pages. */
const pageAt = (path: string, content: string, more: Partial<Published> = {}): Published => ({
  path,
  title: 'Heat pumps & you',
  seo: { metaDesc: 'What "heat pumps" do' },
  blocks: [{ name: 'core/paragraph', attributes: { content }, innerBlocks: [], originalContent: '' }],
  ...more,
});

const ask = async (path: string) => {
  const answer = await fetch(`${site.address}${path}`);
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, html: await answer.text() };
};

const purge = async (path: string, secret?: string): Promise<number> => {
  const headers = {
    'content-type': 'application/json',
    ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
  };
  const call = { method: 'POST', headers, body: JSON.stringify({ path }) };
  return (await fetch(`${site.address}/api/content/purge`, call)).status;
};

// This test is first, since the site caches the list of pages.
test('the sitemap lists WordPress’s pages, except unlisted ones', async () => {
  wordpress.publish(pageAt('/listed/', ''), pageAt('/unlisted/', '', { isListed: false }));
  let listed = '';
  // The site waits a second at most for WordPress, and a slow machine needs longer.
  await eventually(async () => {
    listed = (await ask('/sitemap.xml')).html;
    return listed.includes('/listed/');
  });
  expect(listed).toContain(`<loc>${SITE_URL}/listed/</loc>`);
  expect(listed).toContain(`<loc>${SITE_URL}/find-a-dealer/</loc>`);
  expect(listed).not.toContain('unlisted');
  expect((await ask('/unlisted/')).html).toContain('<meta name="robots" content="noindex">');
});

test('a WordPress page is served with the site’s layout and head', async () => {
  const image = 'http://media.example.com/pump.jpg';
  wordpress.publish(pageAt('/heat-pumps/', 'They move <strong>heat</strong>.', { image }));
  const { status, html } = await ask('/heat-pumps/');
  expect(status).toBe(200);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('They move <strong>heat</strong>.');
  expect(main).toMatch(/<h1[^>]*>Heat pumps &amp; you<\/h1>/);
  for (const part of [
    '<title>Heat pumps &amp; you | RunTru</title>',
    '<meta name="description" content="What &quot;heat pumps&quot; do">',
    `<link rel="canonical" href="${SITE_URL}/heat-pumps/">`,
    '<meta property="og:image" content="https://media.example.com/pump.jpg">',
  ])
    expect(html).toContain(part);
});

test('while WordPress is down, cached and built-in pages are served', async () => {
  wordpress.publish(pageAt('/stays/', 'It stays'));
  expect((await ask('/stays/')).status).toBe(200);
  wordpress.goAway();
  // Announced, but never read.
  expect(await purge('/never-read/', SECRET)).toBe(200);
  const [read, shipped, unread] = await Promise.all(['/stays/', '/privacy/', '/never-read/'].map(ask));
  expect([read?.status, read?.html.includes('It stays')]).toEqual([200, true]);
  expect(shipped?.status).toBe(200);
  expect([unread?.status, unread?.html.includes(escaped(unavailableTexts.heading))]).toEqual([503, true]);
  expect(unread?.retryAfter).toBe('5');
  wordpress.comeBack();
  wordpress.publish(pageAt('/never-read/', 'Here I am'));
  expect(await purge('/never-read/', SECRET)).toBe(200);
  expect((await ask('/never-read/')).html).toContain('Here I am');
});

test('a renamed page redirects from its former address, with the query', async () => {
  wordpress.publish(pageAt('/former/', 'Same words'));
  expect((await ask('/former/')).status).toBe(200);
  wordpress.content.rename('/former/', '/renamed/');
  expect(await purge('/renamed/', SECRET)).toBe(200);
  const former = () => fetch(`${site.address}/former/?gclid=1`, { redirect: 'manual' });
  await eventually(async () => (await former()).status !== 200);
  const answer = await former();
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/renamed/?gclid=1']);
  const [page] = wordpress.content.all.pages;
  expect((await ask(`/?page_id=${page?.id}`)).html).toContain('Same words');
});

const escaped = (text: string): string => text.replaceAll("'", '&#x27;');
