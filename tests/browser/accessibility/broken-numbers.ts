import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const WIDTHS = [1280, 768, 320];

/** The numbers that wrap or end outside the window; a slider keeps its further cards there. */
const brokenNumbersOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const NUMBER = /\d{3}-\d{3}-\d{4}/;
    const rectsOf = (text: Text): ReadonlyArray<DOMRect> => {
      const start = text.data.search(NUMBER);
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + (NUMBER.exec(text.data)?.[0].length ?? 0));
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isOnOneLine = (rects: ReadonlyArray<DOMRect>): boolean =>
      new Set(rects.map(({ top }) => Math.round(top))).size <= 1;
    const isInside = (rects: ReadonlyArray<DOMRect>): boolean =>
      rects.every(({ right }) => right <= innerWidth + 1);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const link = text.parentElement?.closest('a[href^="tel:"]');
      if (!link || !NUMBER.test(text.data)) continue;
      const rects = rectsOf(text);
      const isOfSlider = link.closest('[aria-roledescription="carousel"]') !== null;
      if (!isOnOneLine(rects) || !(isOfSlider || isInside(rects))) broken.push(text.data);
    }
    return broken;
  });

/** Expects phone numbers to stay whole at twice the text size. */
export const expectWholeNumbers = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const broken = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const number of await brokenNumbersOn(page)) broken.push({ width, number });
  }
  expect(broken).toEqual([]);
};
