import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { overflowOf } from '../accessibility/overflow.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** The words of key figures that stand on more than one line. */
const brokenWords = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator('main li > div > span, main li > p').evaluateAll((elements) =>
    elements.flatMap(({ firstChild }) => {
      if (!(firstChild instanceof Text)) return [];
      return [...firstChild.data.matchAll(/\w{5,}/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => word);
    }),
  );

describe('Between a phone and a desktop', () => {
  test.each(['/products/air-handlers/', '/products/packaged-system/air-conditioner-packaged-systems/'])(
    'three key figures of %s stand side by side, and no word of them breaks',
    async (path) => {
      const page = await site.visit(path, { viewport: { width: 768, height: 900 } });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.getByRole('heading', { name: 'Key figures' }).count()).toBe(1);
      expect(await brokenWords(page)).toEqual([]);
    },
  );

  test.each([900, 1000, 1200])('the questions of /products/ fit in a window of %d px', async (width) => {
    const page = await site.visit('/products/', { viewport: { width, height: 900 } });
    expect(await page.getByRole('heading', { name: 'Which is right for my home?' }).count()).toBe(1);
    expect(await overflowOf(page)).toBe(0);
  });
});
