import type { Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import type { Measurement } from './measurement.ts';
import { using, usingSite } from './opened.ts';
import { percentile } from './statistics.ts';
import { SLOW_CPU, Visitors } from './visitor.ts';

const TURNS = 2;

/** Codes of large cities, where there is more than one page of dealers. */
const CODES: ReadonlyArray<string> = ['75001', '10001', '60601', '77002', '30303', '85004', '19103', '98101'];

declare global {
  interface Window {
    interactionsKept: Map<number, number>;
  }
}

/** Runs in the page: keeps the longest time that each interaction took to the next paint. */
const keepInteractions = (): void => {
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { interactionsKept: longest });
};

/** The times of all interactions; those too short to be told of count as the shortest that is. */
const keptInteractions = (): ReadonlyArray<number> => {
  const { interactionsKept } = window;
  const all =
    (performance as Performance & { interactionCount?: number }).interactionCount ?? interactionsKept.size;
  const short = Math.max(0, all - interactionsKept.size);
  return [...interactionsKept.values(), ...Array.from({ length: short }, () => 16)];
};

const showing = (page: Page, first: number): Promise<unknown> =>
  page
    .locator('main [role=status]')
    .filter({ hasText: new RegExp(`^Showing ${first}-`) })
    .waitFor();

const searchAndTurn = async (page: Page, code: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
  await box.fill(code);
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('zipcode') === code);
  await showing(page, 1);
  for (let turn = 1; turn <= TURNS; turn++) {
    await page.getByRole('link', { name: findDealersTexts.next, exact: true }).tap();
    await showing(page, 1 + turn * 3);
  }
};

/** From each touch of the started application to the next paint: searches and pages, on a slow machine. */
export const measureInteractions: Measurement = ({ searches }) =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), (visitors) =>
      visitors.visit(
        {
          address: `${address}/find-a-dealer/`,
          slowdown: SLOW_CPU,
          prepare: (page) => page.addInitScript(keepInteractions),
        },
        async (page) => {
          await page.getByRole('textbox', { name: findDealersTexts.zipLabel }).tap();
          await page.locator('html[data-started]').waitFor({ state: 'attached' });
          for (let search = 0; search < searches; search++) {
            await searchAndTurn(page, CODES[search % CODES.length] ?? '');
          }
          await page.waitForTimeout(500);
          const times = await page.evaluate(keptInteractions);
          const note = `${times.length} interactions, median ${percentile(times, 0.5).toFixed(0)} ms, longest ${Math.max(...times)} ms`;
          return [
            {
              what: 'Interaction to next paint, 4x slower CPU, p98',
              measured: percentile(times, 0.98),
              unit: 'ms',
              goal: { atMost: 100 },
              note,
            },
          ];
        },
      ),
    ),
  );
