import type { Page } from 'playwright-core';

/** How many px a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return Math.max(0, Math.max(scrollWidth, document.body.scrollWidth) - window.innerWidth);
  });
