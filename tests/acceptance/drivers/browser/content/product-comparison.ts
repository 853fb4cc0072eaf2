import { compareProductsTexts } from '../../../../../application/visitor/compare-products/texts.ts';
import type { ComparisonOnScreen, ProductsPart } from '../../../parts/product-parts.ts';
import { productComparisonOn } from '../../../reader/product-screen.ts';
import { snapshotOf } from '../snapshot.ts';
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

  /** What differs is bold. */
  const seen = async (): Promise<ComparisonOnScreen> => {
    const page = await visit.page();
    const comparison = productComparisonOn(await snapshotOf(page));
    const areBold = await page
      .getByRole('main')
      .locator('table tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          Array.from(row.querySelectorAll('td')).some(
            (cell) => Number(getComputedStyle(cell).fontWeight) >= 600,
          ),
        ),
      );
    const rows = comparison.rows.map((row, i) => ({ ...row, differs: areBold[i] === true }));
    return { ...comparison, rows };
  };

  return {
    chooseKind: follow,
    takeOut: (product) => follow(`${compareProductsTexts.remove}, ${product}`),
    add: follow,
    seenWhen: (matches) => seenWhen(seen, matches),
  };
};
