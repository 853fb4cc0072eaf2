import type { ComparisonOnScreen, ProductsPart } from '../../../parts/product-parts.ts';
import { productComparisonOn } from '../../../reader/product-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

export const productsOf = (visit: Visit): ProductsPart => {
  /** Differences are bold. */
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

  return { seenWhen: (matches) => seenWhen(seen, matches) };
};
