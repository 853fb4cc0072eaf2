import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { aDealer, withIds } from '../builders/a-dealer.ts';
import { overflowOf } from './accessibility/overflow.ts';
import { brokenWords } from './broken-words.ts';
import { inOwnTypefaces } from './own-typefaces.ts';
import { SERVED } from './pages.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

describe('In a narrow window at twice the text size', () => {
  const enlarged = async (path: string): Promise<Page> => {
    const page = await site.visit(path);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return page;
  };

  const TITLES = ':is(h1, h2, h3):not(:has(*)), main h3 > a';

  test.each([
    ['the titles of sliders', '/resources/home-app/', '[aria-roledescription="carousel"] h2'],
    ['the titles of folded sections', '/products/furnaces/', 'summary h2'],
    ['headings and tiles', '/', TITLES],
    ['headings and tiles', '/products/', TITLES],
    ['headings and tiles', '/customer-care/', TITLES],
    ['headings and tiles', '/resources/troubleshooting/', TITLES],
    ['the titles of steps', '/resources/troubleshooting/gas-furnaces/', 'h3 > span:last-child'],
    ['the titles of documents', '/resources/', 'summary h2'],
    ['symptoms', '/resources/troubleshooting/thermostat-controls/', 'summary h3'],
    ['prices', '/products/furnaces/', 'li > p:first-child:has(+ div)'],
    ['figures of compared products', '/products/compare/', 'tbody td:not(:has(*))'],
  ])('%s on %s do not break words', async (_what, path, selector) => {
    const page = await enlarged(path);
    await page.locator(`main ${selector}`).last().scrollIntoViewIfNeeded();
    expect(await brokenWords(page, `main ${selector}`)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  test.each(['/fr/trouver-un-concessionnaire/', '/contact/', '/customer-care/'])(
    'hours on %s do not break at their hyphens',
    async (path) => {
      const page = await enlarged(path);
      expect(await page.locator('aside [data-whole]').count()).toBeGreaterThan(0);
      expect(await brokenWords(page, 'aside [data-whole]', /^\S+/)).toEqual([]);
    },
  );

  test('the button of the zip box does not cover its text on a wide phone', async () => {
    const page = await enlarged('/');
    await page.setViewportSize({ width: 375, height: 800 });
    const box = page.getByRole('search').first();
    const label = await box.locator('label').boundingBox();
    const input = await box.getByRole('textbox').boundingBox();
    const button = await box.getByRole('button').boundingBox();
    const isBeside = (button?.x ?? 0) >= (label?.x ?? Infinity) + (label?.width ?? 0);
    const isBelow = (button?.y ?? 0) >= (input?.y ?? Infinity) + (input?.height ?? 0);
    expect(isBeside || isBelow).toBe(true);
  });

  test('the texts and icons of the safety panel do not overflow it', async () => {
    const page = await enlarged('/resources/troubleshooting/gas-furnaces/');
    const panel = page.locator('section:has(a[href="tel:911"])').first();
    const { beyond, icons } = await panel.evaluate((section) => {
      const { right } = section.getBoundingClientRect();
      const padding = parseFloat(getComputedStyle(section).paddingRight);
      return {
        beyond: [...section.querySelectorAll('*')]
          .filter((one) => one.getBoundingClientRect().right > right - padding + 1)
          .map(({ textContent }) => textContent),
        icons: [...section.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width),
      };
    });
    expect(beyond).toEqual([]);
    expect(Math.min(...icons)).toBeGreaterThanOrEqual(20);
    expect(await overflowOf(page)).toBe(0);
  });

  test.each([2, 3])('a comparison of %i dealers breaks no words or zips', async (count) => {
    const dealer = aDealer()
      .named('INTEGRITY REFRIGERATION AND AIR CONDITIONING')
      .with({ addressLine1: '1449 Industrial Blvd', showAddress: true });
    site.provider.serve({
      zipcode: SERVED,
      city: 'Addison',
      state: 'TX',
      dealers: withIds(Array(count).fill(dealer)),
    });
    const picked = Array.from({ length: count }, (_, i) => `compare=${i + 1}`).join('&');
    const page = await enlarged(`/find-a-dealer/compare/?zipcode=${SERVED}&${picked}`);
    const words = 'main :is(thead th > a, td:has(> br), td a:not(:has(svg)))';
    expect(await page.locator(words).count()).toBeGreaterThanOrEqual(3 * count);
    expect(await brokenWords(page, words)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  test("a booking's fields do not overflow their card, and the comparison tray's links do not overflow the tray", async () => {
    site.provider.serve({ zipcode: SERVED, dealers: withIds([aDealer(), aDealer()]) });
    const beyond = (page: Page, card: string): Promise<ReadonlyArray<string>> =>
      page
        .locator(card)
        .first()
        .evaluate((whole) => {
          const { left, right } = whole.getBoundingClientRect();
          return [...whole.querySelectorAll('a, input[class], label[class], button')]
            .filter((one) => {
              const box = one.getBoundingClientRect();
              return box.width > 1 && (box.left < left || box.right > right);
            })
            .map(({ outerHTML }) => outerHTML);
        });
    const booking = await enlarged(`/book-online/?zipcode=${SERVED}&dealer=1`);
    expect(await beyond(booking, 'main form')).toEqual([]);
    const list = await enlarged(`/find-a-dealer/?zipcode=${SERVED}&compare=1&compare=2`);
    const tray = `section[aria-label="${findDealersTexts.comparisonName}"]`;
    expect(await list.locator(`${tray} a`).count()).toBe(3);
    expect(await beyond(list, tray)).toEqual([]);
  });

  test('the links to seven pages of dealers fit in one row', async () => {
    site.provider.serve({ zipcode: SERVED, dealers: withIds(Array(20).fill(aDealer())) });
    const page = await enlarged(`/find-a-dealer/?zipcode=${SERVED}&page=4`);
    const centers = await page
      .getByRole('navigation', { name: findDealersTexts.pagesName })
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top, height }) => Math.round(top + height / 2)),
      );
    expect(centers).toHaveLength(5);
    expect(new Set(centers).size).toBe(1);
    expect(await overflowOf(page)).toBe(0);
  });
});

test.each([320, 375])('at %i px each sentence of the home page’s title is on its own line', async (width) => {
  const page = await site.visit('/', { viewport: { width, height: 568 } });
  await inOwnTypefaces(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Warm tonight. Cool all summer.');
  expect(await brokenWords(page, 'h1', /Warm tonight\.|Cool all summer\./)).toEqual([]);
});
