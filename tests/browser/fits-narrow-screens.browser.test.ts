import { describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { aDealer } from '../builders/a-dealer.ts';
import { ALL_PAGES, SERVED, visitIn } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

/** A phone, and windows of 640 and 1280 px zoomed to 200 %. */
const SCREENS: ReadonlyArray<BrowserContextOptions & { name: string }> = [
  { name: 'at 320 px', viewport: { width: 320, height: 640 } },
  { name: 'at 640 px zoomed to 200 %', viewport: { width: 320, height: 400 }, deviceScaleFactor: 2 },
  { name: 'at 1280 px zoomed to 200 %', viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
];

/** By how many px a page is wider than its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return Math.max(0, Math.max(scrollWidth, document.body.scrollWidth) - window.innerWidth);
  });

describe.each(ALL_PAGES)('$name', (tested) => {
  test.each(tested.isAlike === true ? SCREENS.slice(0, 1) : SCREENS)(
    'does not overflow $name',
    async ({ name: _name, ...screen }) => {
      const page = await visitIn(site, tested, screen);
      expect(await overflowOf(page)).toBe(0);
    },
  );
});

test('a dealer with an unbroken name does not overflow at 320 px', async () => {
  const dealer = aDealer().named('W'.repeat(60)).in('Llanfairpwllgwyngyllgogerychwyrndrobwll', 'TX', SERVED);
  site.provider.serve({ zipcode: SERVED, dealers: [dealer.build()] });
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, {
    viewport: { width: 320, height: 640 },
  });
  await page.getByRole('article').waitFor();
  expect(await overflowOf(page)).toBe(0);
});

test('a long code that is none does not overflow at 320 px', async () => {
  const page = await site.visit(`/find-a-dealer/?zipcode=${'W'.repeat(200)}`, {
    viewport: { width: 320, height: 640 },
  });
  expect(await overflowOf(page)).toBe(0);
});
