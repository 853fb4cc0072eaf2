import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { shownWhole } from '../../whole-page.ts';
import { isStarted, started, TestedSite } from '../tested-site.ts';

declare global {
  interface Window {
    /** What this test has noted in the page. */
    shown?: ReadonlyArray<Element>;
    shifts?: number[];
  }
}

const site = TestedSite.ofThisFile();

/** A page of many blocks, and the name of a part far down in it. */
const PATH = '/products/';
const FAR = 'furnaces';
const STYLES = '**/assets/styles/*';

/** As `goto` without waiting until the page is whole. */
const arriveAt = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** A page whose late styles wait for `go`. */
const heldPage = async (path: string, options = {}) => {
  const page = await (await site.context(options)).newPage();
  const mayGo = Promise.withResolvers<void>();
  await page.route(STYLES, async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  // Whether a typeface comes in time is not what is looked at.
  await page.route('**/*.woff2', (route) => route.abort());
  const asked = page.waitForRequest(STYLES);
  await arriveAt(page, path);
  await asked;
  return { page, go: mayGo.resolve };
};

/** What the styles make of each element that is shown now, or was when it was first asked; not of what grows with what is below. */
const looksOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    window.shown ??= [...document.querySelectorAll('body *:not(:has([data-below]))')].filter((one) =>
      one.checkVisibility(),
    );
    const lookOf = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return '';
      // What no rule reads yet need not be there yet.
      const names = [...style].filter((name) => !name.startsWith('--'));
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    };
    return window.shown.map((element) => {
      const looks = [lookOf(element), lookOf(element, '::before'), lookOf(element, '::after')];
      return `${element.tagName} ${looks.join(' | ')}`;
    });
  });

/** Pages of each kind that has late styles. */
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

describe.each([375, 1280])('At %i px', (width) => {
  test.each(PATHS)('the first window of %s stays as it is when the other styles come', async (path) => {
    const { page, go } = await heldPage(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const before = await looksOn(page);
    go();
    await shownWhole(page);
    const after = await looksOn(page);
    expect(before.length).toBeGreaterThan(30);
    expect(after.filter((look, i) => look !== before[i])).toEqual([]);
  });
});

test('the application takes the page over once it has the styles of all that it may come to show', async () => {
  const { page, go } = await heldPage('/contact/');
  const fetched = page.waitForResponse(/\/assets\/browser-/);
  await page.keyboard.press('Shift');
  await (await fetched).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await isStarted(page)).toBe(false);
  go();
  await started(page);
});

const belowOn = (page: Page) => page.locator('main [data-below]');

describe('What stands below the first window', () => {
  test('is shown once its styles are there; the first window is shown before', async () => {
    const { page, go } = await heldPage(PATH);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('[data-block="acf/product-hub"]').isVisible()).toBe(true);
    expect(await belowOn(page).isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    go();
    await belowOn(page).waitFor();
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });

  test('is shown plainly where its styles cannot be had', async () => {
    const page = await (await site.context()).newPage();
    await page.route(STYLES, (route) => route.abort());
    await arriveAt(page, PATH);
    await belowOn(page).waitFor();
    await page.getByRole('contentinfo').waitFor();
  });

  test('is shown without scripts, in its styles', async () => {
    const page = await (await site.context({ javaScriptEnabled: false })).newPage();
    const asked = page.waitForResponse(STYLES);
    await page.goto(PATH);
    expect((await asked).status()).toBe(200);
    expect(await belowOn(page).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });

  test('is there when an address leads to it, or the way back does', async () => {
    const page = await site.visit(`${PATH}#${FAR}`);
    const isAtPart = () =>
      page.locator(`#${FAR}`).evaluate((part) => part.getBoundingClientRect().top < innerHeight / 2);
    expect(await isAtPart()).toBe(true);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.reload();
    await page.waitForFunction(() => scrollY > 1000);
  });

  test('moves nothing, in however tall a window', async () => {
    const page = await (await site.context({ viewport: { width: 1280, height: 3000 } })).newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      window.shifts = shifts;
      new PerformanceObserver((list) =>
        shifts.push(
          ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
        ),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(PATH);
    await page.evaluate(
      () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
    );
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
});

test.each([
  '/assets/styles/',
  '/assets/styles/none.css',
  '/assets/styles/A.A.css',
  '/assets/styles/..%2fstyles.json',
])('%s, which no page names, is not there', async (path) => {
  const answer = await fetch(`${site.address}${path}`);
  expect(answer.status).toBe(404);
});
