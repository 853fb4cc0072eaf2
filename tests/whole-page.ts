import type { BrowserContext, Page } from 'playwright-core';

/** Has the pages that a window opens come whole. */
export const openWholePages = (context: BrowserContext): void => {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => wholePage(await newPage());
};

/** Has a page, wherever it is sent, wait until what stands below its first window is shown, too. */
export const wholePage = (page: Page): Page => {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goTo(address, options);
    if ((options?.waitUntil ?? 'load') === 'load') await shownWhole(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await shownWhole(page);
    return answer;
  };
  return page;
};

/** Resolves once nothing of the page is held back. */
export const shownWhole = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('script[data-styles]') === null ||
      document.documentElement.dataset['complete'] !== undefined ||
      !matchMedia('(scripting: enabled)').matches,
  );
};
