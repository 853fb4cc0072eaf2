import type { Locator, Page } from 'playwright-core';
import { filterButton, filterLabel, findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { readReviewsTexts } from '../../application/visitor/read-reviews/texts.ts';
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
    interactionsBefore: number;
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
  Object.assign(window, { interactionsKept: longest, interactionsBefore: 0 });
};

/** Forgets the touches that started the application: the figure is of those after. */
const forgetInteractions = (): void => {
  window.interactionsKept.clear();
  window.interactionsBefore =
    (performance as Performance & { interactionCount?: number }).interactionCount ?? 0;
};

/** The times of all interactions; those too short to be told of count as the shortest that is. */
const keptInteractions = (): ReadonlyArray<number> => {
  const { interactionsKept, interactionsBefore } = window;
  const counted = (performance as Performance & { interactionCount?: number }).interactionCount;
  const all = counted === undefined ? interactionsKept.size : counted - interactionsBefore;
  const short = Math.max(0, all - interactionsKept.size);
  return [...interactionsKept.values(), ...Array.from({ length: short }, () => 16)];
};

/** Long enough for a page that was touched to come to rest. */
const REST_MS = 250;

/**
 * Touches where an element is. The place is found before, and the page then left alone: looking for elements by their
 * roles runs in the page itself, and on a slow machine would hold up the very touch that is measured.
 */
const touch = async (page: Page, element: Locator): Promise<void> => {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.waitForTimeout(REST_MS);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST_MS);
};

const showing = (page: Page, first: number): Promise<unknown> =>
  page
    .locator('main [role=status]')
    .filter({ hasText: new RegExp(`^Showing ${first}-`) })
    .waitFor();

const searchAndTurn = async (page: Page, code: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: findDealersTexts.zipLabel });
  await box.fill(code);
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(REST_MS);
  await page.waitForURL((url) => url.searchParams.get('zipcode') === code);
  await showing(page, 1);
  for (let turn = 1; turn <= TURNS; turn++) {
    await touch(page, page.getByRole('link', { name: findDealersTexts.next, exact: true }));
    await showing(page, 1 + turn * 3);
  }
};

/** Checks a filter and takes it off again. */
const filter = async (page: Page): Promise<void> => {
  await touch(page, page.getByRole('button', { name: filterButton(0) }));
  const box = page.getByRole('checkbox', { name: filterLabel('dealerType') });
  await touch(page, box);
  await touch(page, box);
  await page.keyboard.press('Escape');
  await showing(page, 1);
};

/** Opens the reviews of the first dealer that has some, and closes them. */
const readReviews = async (page: Page): Promise<void> => {
  await touch(page, page.getByRole('button', { name: /read reviews of/ }).first());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('article').first().waitFor();
  await touch(page, dialog.getByRole('button', { name: readReviewsTexts.close }));
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
          await page.waitForTimeout(2 * REST_MS);
          await page.evaluate(forgetInteractions);
          for (let search = 0; search < searches; search++) {
            await searchAndTurn(page, CODES[search % CODES.length] ?? '');
            await filter(page);
            await readReviews(page);
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
