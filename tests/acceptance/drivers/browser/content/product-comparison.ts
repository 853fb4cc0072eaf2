import { compareProductsTexts } from '../../../../../application/visitor/compare-products/texts.ts';
import type { ComparisonOnScreen, ProductsPart } from '../../../parts/product-parts.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

/** The comparison of the page that is open, by its table and its links. */
export const productsOf = (visit: Visit): ProductsPart => {
  const follow = async (name: string): Promise<void> => {
    const page = await visit.page();
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const href = await link.getAttribute('href');
    await Promise.all([page.waitForURL((url) => `${url.pathname}${url.search}` === href), link.click()]);
  };

  const seen = async (): Promise<ComparisonOnScreen> => {
    const page = await visit.page();
    const kinds = await page
      .getByRole('navigation', { name: compareProductsTexts.types })
      .getByRole('link')
      .allTextContents();
    const table = page.getByRole('main').getByRole('table');
    const products = await table.locator('thead th img + *').allTextContents();
    const rows = await table.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        label: row.querySelector('th span span')?.textContent ?? '',
        values: Array.from(row.querySelectorAll('td'), (cell) => {
          const copy = cell.cloneNode(true) as HTMLElement;
          copy.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
          return copy.textContent?.trim() ?? '';
        }),
        differs: Array.from(row.querySelectorAll('td')).some(
          (cell) => Number(getComputedStyle(cell).fontWeight) >= 600,
        ),
      })),
    );
    return { kinds, products, rows };
  };

  return {
    chooseKind: follow,
    takeOut: (product) => follow(`${compareProductsTexts.remove}, ${product}`),
    add: follow,
    seenWhen: (matches) => seenWhen(seen, matches),
  };
};
