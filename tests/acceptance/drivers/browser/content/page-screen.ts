import type { Page } from 'playwright-core';
import type { PageOnScreen } from '../../../parts/page-parts.ts';
import { pageScreenOf } from '../../../reader/page-screen.ts';
import { snapshotOf } from '../snapshot.ts';

/** A page as the visitor sees it, with the columns' widths as the browser renders them. */
export const measuredScreenOf = async (page: Page): Promise<PageOnScreen> => ({
  ...pageScreenOf(await snapshotOf(page)),
  columns: await page.getByRole('main').evaluate(columnsIn),
});

/** Runs in the page: it may use nothing from outside and define no named functions, which the loader would wrap. */
const columnsIn = (main: HTMLElement | SVGElement): ReadonlyArray<number> => {
  const cells = Array.from(main.querySelectorAll('[data-columns] > *'), (cell) =>
    cell.getBoundingClientRect(),
  );
  const row = main.querySelector('[data-columns]')?.getBoundingClientRect().width ?? 0;
  const gap = (cells[1]?.left ?? 0) - (cells[0]?.right ?? 0);
  return cells.map(({ width }) => Math.round(((width + gap) / (row + gap)) * 12));
};
