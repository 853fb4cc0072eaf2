import type { Locator, Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { percentile } from '../statistics.ts';

declare global {
  interface Window {
    interactionsKept: Map<number, number>;
    interactionsBefore: number;
  }
}

/** Runs in the page: records the longest time from each interaction to the next paint. */
export const keepInteractions = (): void => {
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { interactionsKept: longest, interactionsBefore: 0 });
};

/** Forgets the touches that started the application: only later ones count. */
const forgetInteractions = (): void => {
  window.interactionsKept.clear();
  window.interactionsBefore =
    (performance as Performance & { interactionCount?: number }).interactionCount ?? 0;
};

/** The times of all interactions; those too short to be reported count as the shortest reported time. */
const keptInteractions = (): ReadonlyArray<number> => {
  const { interactionsKept, interactionsBefore } = window;
  const counted = (performance as Performance & { interactionCount?: number }).interactionCount;
  const all = counted === undefined ? interactionsKept.size : counted - interactionsBefore;
  const short = Math.max(0, all - interactionsKept.size);
  return [...interactionsKept.values(), ...Array.from({ length: short }, () => 16)];
};

/** Long enough for a page to settle after an interaction. */
export const REST_MS = 250;

/**
 * Touches the place of an element. The place is found first, and the page is then left alone: finding elements by their roles runs
 * in the page itself, and on a slow machine would delay the touch that is measured.
 */
export const touch = async (page: Page, element: Locator): Promise<void> => {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.waitForTimeout(REST_MS);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST_MS);
};

/** Starts counting; the page has been touched before, and the application has started. */
export const beginInteractions = async (page: Page): Promise<void> => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.waitForTimeout(2 * REST_MS);
  await page.evaluate(forgetInteractions);
};

/** The 98th percentile of the times from interactions to the next paint. */
export const interactionsFigure = async (page: Page, what: string): Promise<Figure> => {
  await page.waitForTimeout(2 * REST_MS);
  const times = await page.evaluate(keptInteractions);
  const note = `${times.length} interactions, median ${percentile(times, 0.5).toFixed(0)} ms, longest ${Math.max(...times)} ms`;
  return { what, measured: percentile(times, 0.98), unit: 'ms', goal: { atMost: 64 }, note };
};
