import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lowTargetsOn } from './low-targets.ts';
import { overflowOf } from './overflow.ts';
import { LAYOUT_RULES, violationsOn } from './violations.ts';

/** The widths of axe; `npm run a11y` takes every address at one more. */
const WIDTHS = [320, 1280];
/** Windows of 640 and 1280 px zoomed to 200 %. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 400 },
];

/**
 * Expects a page to fit narrow and zoomed windows, to have large enough targets, and to pass axe at these widths. Header and footer
 * differ with the width: they pass all rules at each on the pages that are taken with them (`isFramed`).
 */
export const expectFit = async (
  page: Page,
  widths: ReadonlyArray<number> = WIDTHS,
  isFramed = false,
): Promise<void> => {
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await lowTargetsOn(page)).toEqual([]);
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    expect({ ...size, overflow: await overflowOf(page) }).toEqual({ ...size, overflow: 0 });
  }
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const rules = width === widths[0] || isFramed ? undefined : LAYOUT_RULES;
    expect({ width, violations: await violationsOn(page, 'html', rules) }).toEqual({ width, violations: [] });
  }
};
