import type { Page } from 'playwright-core';
import { rendered } from '../tested-site.ts';

export interface Shift {
  readonly value: number;
  readonly moved: ReadonlyArray<string>;
}

/** A layout shift as browsers report it; TypeScript's DOM types do not have it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: ReadonlyArray<{ readonly node: Node | null }>;
}

declare global {
  interface Window {
    layoutShifts: () => Shift[];
  }
}

/** Runs in a page before anything else; records every layout shift, including those after a click. */
export const watchLayout = (): void => {
  const kept: Shift[] = [];
  const keep = (entries: PerformanceEntryList): void => {
    for (const { value, sources } of entries as LayoutShift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '').slice(0, 120));
      kept.push({ value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    layoutShifts: () => {
      keep(observer.takeRecords());
      return kept;
    },
  });
};

/** The layout shifts of a watched page, once pending changes are rendered. */
export const shiftsOn = async (page: Page): Promise<ReadonlyArray<Shift>> => {
  await rendered(page);
  return page.evaluate(() => window.layoutShifts());
};
