import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { compareProductsTexts } from '../../../application/visitor/compare-products/texts.ts';
import { PRODUCT_TYPES } from '../../../domain/product/product.ts';
import { sheetsIn } from '../sheets.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

const COMPARISON = '/products/compare/';

/** The addresses of the comparison, one for each type of product. */
const comparisonsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const types = page.getByRole('navigation', { name: compareProductsTexts.types }).getByRole('link');
  const hrefs = await types.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.length).toBeLessThanOrEqual(PRODUCT_TYPES.length);
  return hrefs;
};

/** The rows of a comparison, and the features that its products include. */
const textsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const rows = await page.getByRole('rowheader').allInnerTexts();
  const included = await page
    .locator('main details li')
    .evaluateAll((items) => items.map(({ firstChild }) => firstChild?.textContent ?? ''));
  expect(included.length).toBeGreaterThan(0);
  return [...rows, compareProductsTexts.included, ...included];
};

/** A text without spaces: PDF files have some within words. */
const compact = (text = ''): string => text.replace(/\s/g, '');

test('In print, the documents of products are as small as the rest of the table', async () => {
  const page = await site.print(COMPARISON);
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await sizeOf('main thead li a')).toBe(await sizeOf('main tbody td'));
});

describe.each(['Letter', 'A4'])('Printed on %s', (format) => {
  test('the comparison of each type of product, with its included features, fits on one sheet', async () => {
    const page = await site.visit(COMPARISON);
    for (const href of await comparisonsOn(page)) {
      await page.goto(href);
      const sheets = await sheetsIn(await page.pdf({ format }));
      expect(sheets).toHaveLength(1);
      const words = compact(sheets[0]);
      for (const text of await textsOn(page)) expect(words).toContain(compact(text));
      expect(words).not.toContain(compact(compareProductsTexts.print));
    }
  });

  test('the comparison also fits on a landscape sheet; only the content below it may need another', async () => {
    const page = await site.visit(COMPARISON);
    for (const href of await comparisonsOn(page)) {
      await page.goto(href);
      const sheets = await sheetsIn(await page.pdf({ format, landscape: true }));
      expect(sheets.length).toBeLessThanOrEqual(2);
      const words = compact(sheets[0]);
      for (const text of await textsOn(page)) expect(words).toContain(compact(text));
    }
  });
});
