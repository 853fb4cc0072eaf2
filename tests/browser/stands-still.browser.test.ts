import { describe, expect, test } from '@jest/globals';
import { CALM_PAGES, inState, prepare, widthsOf } from './pages.ts';
import { startByPress, TestedSite } from './tested-site.ts';

const site = TestedSite.ofThisFile();

interface Shift {
  readonly value: number;
  readonly moved: ReadonlyArray<string>;
}

/** What browsers tell of a shift; the library of types does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: ReadonlyArray<{ readonly node: Node | null }>;
}

declare global {
  interface Window {
    layoutShifts: () => Shift[];
  }
}

/** Runs in the page before anything else; keeps every shift of its layout, those after a press included. */
const watchLayout = (): void => {
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

describe.each([375, 1280])('at %i px', (width) => {
  test.each(CALM_PAGES.filter((tested) => widthsOf(tested).includes(width)))(
    '$name does not move while it loads and starts',
    async (tested) => {
      prepare(site, tested);
      const context = await site.context({ viewport: { width, height: 800 } });
      await context.addInitScript(watchLayout);
      const page = await context.newPage();
      await page.goto(tested.path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await startByPress(page);
      await inState(page, tested);
      // Two frames later everything that the start led to has been drawn.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const shifts = await page.evaluate(() => window.layoutShifts());
      expect(shifts).toEqual([]);
    },
  );
});
