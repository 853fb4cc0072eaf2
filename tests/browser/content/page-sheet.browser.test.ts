import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shiftsOn, watchLayout } from '../accessibility/layout-shifts.ts';
import { problemsOn } from '../problems.ts';
import { startByPress, TestedSite } from '../tested-site.ts';
import { IS_WHOLE } from '../../whole-run.ts';

declare global {
  interface Window {
    /** What this test records in the page. */
    shown?: ReadonlyArray<{ readonly element: Element; readonly look: string }>;
  }
}

const site = TestedSite.ofThisFile();

/** A page with many blocks, and the id of a section far down. */
const PATH = '/products/';
const FAR = 'furnaces';
const STYLES = '**/assets/styles/*';

const SHEET = 'link[href^="/assets/styles/"]';

/** A page, as far as the browser has read it, whose style sheet waits for `go`. */
const heldPage = async (path: string, options = {}) => {
  const page = await (await site.context(options)).newPage();
  const mayGo = Promise.withResolvers<void>();
  await page.route(STYLES, async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  // The check must not depend on whether a typeface loads in time.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(SHEET).first().waitFor({ state: 'attached' });
  const go = async () => {
    mayGo.resolve();
    await page.waitForLoadState();
  };
  return { page, go };
};

/**
 * Records the computed styles of each element shown at the first call, without elements that grow with the content below. Later, the
 * looks that have changed, and how many are recorded: to send all of them takes longer than to compare them.
 */
const changesOn = (page: Page) =>
  page.evaluate((sheet) => {
    const lookOf = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return '';
      // Custom properties that no rule uses yet may still be missing.
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    };
    const looksOf = (element: Element): string => {
      const looks = [lookOf(element), lookOf(element, '::before'), lookOf(element, '::after')];
      return `${element.tagName} ${looks.join(' | ')}`;
    };
    window.shown ??= [...document.querySelectorAll(`body *:not(:has(${sheet}))`)]
      .filter((one) => one.checkVisibility())
      .map((element) => ({ element, look: looksOf(element) }));
    const changed = window.shown.filter(({ element, look }) => looksOf(element) !== look);
    return { count: window.shown.length, changed: changed.map(({ look }) => look) };
  }, SHEET);

/** Pages of every kind. */
const PATHS = [
  '/',
  '/find-your-dealer/?zipcode=75001',
  '/find-a-dealer/?zipcode=75001',
  '/products/',
  '/products/air-conditioners/',
  '/products/compare/',
  '/resources/rebates/',
  '/resources/troubleshooting/',
  '/resources/warranty/',
  '/contact/',
  '/search/?q=furnace',
];

const WIDTHS = [375, 1280];

/** By default, each page at one of the widths. */
const pathsAt = (width: number): ReadonlyArray<string> =>
  PATHS.filter((_, i) => IS_WHOLE || i % WIDTHS.length === WIDTHS.indexOf(width));

describe.each(WIDTHS)('At %i px', (width) => {
  test.each(pathsAt(width))(
    'the first screen of %s does not change when its style sheet loads',
    async (path) => {
      const { page, go } = await heldPage(path, {
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      expect((await changesOn(page)).count).toBeGreaterThan(30);
      await go();
      expect((await changesOn(page)).changed).toEqual([]);
    },
  );
});

test('the application keeps the link to the style sheet as the server wrote it', async () => {
  const page = await site.visit(PATH);
  const problems = problemsOn(page);
  const link = await page.locator(SHEET).elementHandle();
  await startByPress(page);
  expect(await link?.evaluate((one) => one.isConnected)).toBe(true);
  expect(await page.locator(SHEET).count()).toBe(1);
  expect(problems).toEqual([]);
});

const belowOn = (page: Page) => page.locator(`main [data-block]:has(> ${SHEET})`);

describe('The content below the first screen', () => {
  test('does not delay the first screen', async () => {
    const { page, go } = await heldPage(PATH);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('[data-block="acf/product-hub"]').isVisible()).toBe(true);
    await go();
    expect(await belowOn(page).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });

  test.each(['is gone', 'cannot be reached'])(
    'is shown without styles if its style sheet %s',
    async (state) => {
      const page = await (await site.context()).newPage();
      await page.route(STYLES, (route) =>
        state === 'is gone' ? route.fulfill({ status: 404 }) : route.abort(),
      );
      await page.goto(PATH);
      expect(await belowOn(page).isVisible()).toBe(true);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      await startByPress(page);
    },
  );

  test('is styled without scripts', async () => {
    const page = await (await site.context({ javaScriptEnabled: false })).newPage();
    const asked = page.waitForResponse(STYLES);
    await page.goto(PATH);
    expect((await asked).status()).toBe(200);
    expect(await belowOn(page).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });

  test('is scrolled into view by a fragment in the address, and a reload restores the scroll position', async () => {
    const page = await site.visit(`${PATH}#${FAR}`);
    const isAtPart = () =>
      page.locator(`#${FAR}`).evaluate((part) => part.getBoundingClientRect().top < innerHeight / 2);
    expect(await isAtPart()).toBe(true);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.reload();
    await page.waitForFunction(() => scrollY > 1000);
  });

  test('shifts no layout when it gets its styles, even in a tall window', async () => {
    const page = await (await site.context({ viewport: { width: 1280, height: 3000 } })).newPage();
    await page.addInitScript(watchLayout);
    await page.goto(PATH);
    expect(await shiftsOn(page)).toEqual([]);
  });
});

test.each([
  '/assets/styles/',
  '/assets/styles/none.css',
  '/assets/styles/A.0a.css',
  '/assets/styles/..%2fstyles.json',
])('%s, which no page links to, returns 404', async (path) => {
  const answer = await fetch(`${site.address}${path}`);
  expect(answer.status).toBe(404);
});
