import { expect, test } from '@jest/globals';
import { typefaceOf } from '../own-typefaces.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** The font files that a page has fetched, and those that it names before anything else. */
const fontsOf = async (path: string) => {
  const page = await site.visit(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => ({
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.woff2')),
    preloaded: [...document.querySelectorAll('head > style')].flatMap((styles) => {
      const before = (link: Element) =>
        (styles.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return [...document.querySelectorAll('link[rel=preload][as=font]')]
        .filter(before)
        .map((link) => link.getAttribute('href'));
    }),
  }));
};

test.each(['/', '/contact/', '/rebates/'])(
  '%s fetches two typefaces, both ahead of its styles',
  async (path) => {
    const { fetched, preloaded } = await fontsOf(path);
    expect(preloaded).toHaveLength(2);
    expect([...fetched].sort()).toEqual([...preloaded].sort());
  },
);

test('a page in French fetches the letters that English has not ahead of its styles', async () => {
  const { fetched, preloaded } = await fontsOf('/fr/trouver-un-concessionnaire/');
  expect(preloaded.filter((font) => font?.includes('-accents'))).toHaveLength(2);
  expect([...fetched].sort()).toEqual([...preloaded].sort());
});

/** What a test has in hand of a page that waits for its typefaces. */
type Waiting = typeof window & { endPatience?: () => void };

/** A page that comes over a quick line in a test that takes its time; what would end its wait is kept for the test. */
const opened = async (path: string, { arrivedAt = 100, referer = '' } = {}) => {
  const context = await site.context();
  const page = await context.newPage();
  await page.addInitScript((arrival) => {
    const later = window.setTimeout.bind(window);
    const noted = performance.getEntriesByType.bind(performance);
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) =>
        wait === 150 ? (Object.assign(window, { endPatience: run }), 0) : later(run, wait),
    });
    performance.now = () => arrival;
    performance.getEntriesByType = (type) => (type === 'paint' ? [] : noted(type));
  }, arrivedAt);
  let sendFonts: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (sendFonts = resolve));
  await page.route('**/*.woff2', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit', ...(referer && { referer }) });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return { page, sendFonts };
};

type Opened = Awaited<ReturnType<typeof opened>>;

const isHeld = ({ page }: Opened): Promise<boolean> =>
  page.evaluate(() => document.body.style.contentVisibility === 'hidden');

const shown = ({ page }: Opened): Promise<unknown> =>
  page.waitForFunction(() => document.body.style.contentVisibility === '');

test('the first page of a visit on a quick line is painted once its typefaces are there, in these', async () => {
  const first = await opened('/contact/');
  expect(await isHeld(first)).toBe(true);
  first.sendFonts();
  await shown(first);
  expect(await typefaceOf(first.page, 'h1')).toMatch(/^Bricolage/);
  expect(await typefaceOf(first.page, 'main p')).toMatch(/^Figtree/);
});

test('typefaces that do not come are waited for no longer than the patience lasts', async () => {
  const first = await opened('/contact/');
  await first.page.evaluate(() => (window as Waiting).endPatience?.());
  await shown(first);
  expect(await typefaceOf(first.page, 'h1')).not.toMatch(/Bricolage/);
  first.sendFonts();
});

test.each([
  ['came over a slow line', { arrivedAt: 700 }, '/contact/'],
  ['leads to a place further down', {}, '/contact/#main'],
  ['was reached from another one of the site', { referer: 'here' }, '/contact/'],
])('a page that %s is not held', async (_, options, path) => {
  const referer = 'referer' in options ? `${site.address}/` : '';
  const first = await opened(path, { ...options, referer });
  expect(await isHeld(first)).toBe(false);
  first.sendFonts();
});
