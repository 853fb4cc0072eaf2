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

test('On paper the documents of products are as small as the rest of the table', async () => {
  const page = await site.visit(COMPARISON);
  await page.emulateMedia({ media: 'print' });
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await sizeOf('main thead li a')).toBe(await sizeOf('main tbody td'));
});

describe.each(['Letter', 'A4'])('On paper of the format %s', (format) => {
  test('the comparison of each type of product fits on one sheet, also with what is included', async () => {
    const page = await site.visit(COMPARISON);
    for (const href of await comparisonsOn(page)) {
      await page.goto(href);
      const rows = await page.getByRole('rowheader').allInnerTexts();
      const closed = await sheetsIn(await page.pdf({ format }));
      expect(closed).toHaveLength(1);
      for (const row of rows) expect(closed[0]).toContain(row);
      expect(closed[0]).not.toContain(compareProductsTexts.print);
      await page.getByText(compareProductsTexts.included).click();
      const open = await sheetsIn(await page.pdf({ format }));
      expect(open).toHaveLength(1);
      expect(open[0]).toContain(compareProductsTexts.included);
    }
  });

  test('also when the sheet is turned', async () => {
    const page = await site.visit(COMPARISON);
    for (const href of await comparisonsOn(page)) {
      await page.goto(href);
      expect(await sheetsIn(await page.pdf({ format, landscape: true }))).toHaveLength(1);
    }
  });
});
