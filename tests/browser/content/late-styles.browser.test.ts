import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** A page of many blocks, and the name of a part far down in it. */
const PATH = '/products/';
const FAR = 'furnaces';
const STYLES = '**/assets/styles/*';

/** As `goto` without waiting until the page is whole. */
const arriveAt = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const belowOn = (page: Page) => page.locator('main [data-below]');

describe('What stands below the first window', () => {
  test('is shown once its styles are there; the first window is shown before', async () => {
    const page = await (await site.context()).newPage();
    let go = (): void => undefined;
    const mayGo = new Promise<void>((resolve) => (go = resolve));
    await page.route(STYLES, async (route) => {
      await mayGo;
      await route.continue();
    });
    const asked = page.waitForRequest(STYLES);
    await arriveAt(page, PATH);
    await asked;
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
      Object.assign(window, { shifts });
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
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
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
