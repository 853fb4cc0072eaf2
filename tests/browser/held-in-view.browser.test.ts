import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startByPress, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

const PHONE = { width: 375, height: 640 };
const BAR = '[data-block="acf/sticky-cta"] section';

/** A page on which the first call to action is held, as soon as it is. */
const heldOn = async (path: string): Promise<Page> => {
  const page = await site.visit(path, { viewport: PHONE });
  await startByPress(page);
  await page.waitForFunction(
    (bar) =>
      Array.from(document.querySelectorAll(bar)).some((one) => getComputedStyle(one).position === 'fixed'),
    BAR,
  );
  return page;
};

/** Whether a bar that is held lies over what has the focus, and is not it. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate((bar) => {
    const held = Array.from(document.querySelectorAll(bar)).find(
      (one) => getComputedStyle(one).position === 'fixed',
    );
    const focused = document.activeElement;
    if (held === undefined || focused === null || held.contains(focused)) return false;
    return focused.getBoundingClientRect().bottom > held.getBoundingClientRect().top;
  }, BAR);

test('A call to action that is held keeps its room on the page, and lies over nothing that has the focus', async () => {
  const page = await heldOn('/styleguide/');
  const [height, roomHeight] = await page.evaluate(
    (bar) => [
      document.querySelector(bar)?.getBoundingClientRect().height,
      document.querySelector(bar)?.parentElement?.getBoundingClientRect().height,
    ],
    BAR,
  );
  expect(roomHeight).toBe(height);
  const covered: number[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await isFocusCovered(page)) covered.push(step);
  }
  expect(covered).toEqual([]);
});
