import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { overflowOf } from './accessibility/overflow.ts';
import { TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

/** The words of the headings of sliders that break within themselves. */
const brokenWords = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-roledescription="carousel"] h2')].flatMap(({ firstChild }) => {
      const text = firstChild?.textContent ?? '';
      return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [word] : [];
      });
    }),
  );

describe('In a narrow window with letters of twice their size', () => {
  test.each(['/products/', '/products/light-commercial/', '/products/furnaces/'])(
    '%s keeps its words whole',
    async (path) => {
      const page = await site.visit(path);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect({ broken: await brokenWords(page), overflow: await overflowOf(page) }).toEqual({
        broken: [],
        overflow: 0,
      });
    },
  );
});
