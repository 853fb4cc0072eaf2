import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { TestedSite } from './tested-site.ts';
import { examplesOf } from '../ui/blocks/examples-of.ts';
import { WrittenContent } from './written-content.ts';

const PATH = '/with-bars/';
const content = WrittenContent.ofThisFile();

/** A page with two calls to action, one below the other, after a screen of text and links. */
const site = TestedSite.ofThisFile(async () => {
  const texts = Array.from({ length: 30 }, (_, i) => ({
    name: 'core/paragraph',
    attributes: { content: `Check the filter. <a href="/contact/?line=${i}">Line ${i}</a>` },
  }));
  content.write(PATH, [...texts, ...(await examplesOf('acf/sticky-cta'))]);
  return content.settings;
});

const PHONE = { width: 375, height: 640 };
const BAR = '[data-block="acf/sticky-cta"] section';

/** A page once its first call to action is sticky. */
const heldOn = async (path: string): Promise<Page> => {
  const page = await site.start(path, { viewport: PHONE });
  await page.waitForFunction(
    (bar) =>
      Array.from(document.querySelectorAll(bar)).some((one) => getComputedStyle(one).position === 'fixed'),
    BAR,
  );
  return page;
};

/** Whether a sticky bar covers the focused element; false if the element is inside the bar. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate((bar) => {
    const held = Array.from(document.querySelectorAll(bar)).find(
      (one) => getComputedStyle(one).position === 'fixed',
    );
    const focused = document.activeElement;
    if (held === undefined || focused === null || held.contains(focused)) return false;
    return focused.getBoundingClientRect().bottom > held.getBoundingClientRect().top;
  }, BAR);

test('A sticky call to action keeps its space on the page reserved, and never covers the focused element', async () => {
  const page = await heldOn(PATH);
  const [height = 0, roomHeight] = await page.evaluate((bar) => {
    const held = document.querySelector(bar);
    return [held, held?.parentElement].map((one) => one?.getBoundingClientRect().height);
  }, BAR);
  expect(roomHeight).toBeCloseTo(height, 1);
  const covered: number[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await isFocusCovered(page)) covered.push(step);
  }
  expect(covered).toEqual([]);
});

test('In the style guide, a call to action stays inside its example', async () => {
  const page = await heldOn('/styleguide/');
  const isInside = await page.locator('[data-block="acf/sticky-cta"]').evaluateAll((examples) =>
    examples.map((example) => {
      const [outer, inner] = [example, example.querySelector('section')].map((one) =>
        one?.getBoundingClientRect(),
      );
      return (
        outer !== undefined && inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom
      );
    }),
  );
  expect(isInside.length).toBeGreaterThan(1);
  expect(new Set(isInside)).toEqual(new Set([true]));
});
