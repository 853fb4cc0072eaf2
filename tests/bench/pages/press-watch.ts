import type { Page } from 'playwright-core';

/** An event that a page reports, with its time in milliseconds on the clock that all documents of the browser share. */
export interface Moment {
  readonly kind: 'pressed' | 'changed' | 'opened' | 'first paint' | 'result';
  readonly at: number;
}

/** The awaited click or key press, and the text that appears with its result. */
export interface Awaited {
  readonly press: { readonly event: 'keydown' | 'pointerdown'; readonly key?: string };
  readonly words: string;
}

declare global {
  /** Reports an event to the benchmark. */
  const tellMoment: (moment: Moment) => void;
}

/**
 * Runs in the page before anything else: reports the click, the first painted change in the main content, the opening of a document,
 * and the painted result.
 */
const watch = ({ press, words }: Awaited): void => {
  const clock = (at = performance.now()): number => performance.timeOrigin + at;
  const afterPaint = (kind: Moment['kind']): void => {
    requestAnimationFrame(() => setTimeout(() => tellMoment({ kind, at: clock() })));
  };
  let isPressed = false;
  let isDone = false;
  addEventListener(
    press.event,
    (event) => {
      if (isPressed || (press.key !== undefined && (event as KeyboardEvent).key !== press.key)) return;
      isPressed = true;
      tellMoment({ kind: 'pressed', at: clock(event.timeStamp) });
      const main = document.querySelector('main');
      if (main === null) return;
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        afterPaint('changed');
      }).observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
    },
    { capture: true, passive: true },
  );
  tellMoment({ kind: 'opened', at: clock(0) });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) tellMoment({ kind: 'first paint', at: clock(startTime) });
  }).observe({ type: 'paint', buffered: true });
  const look = (): void => {
    if (isDone) return;
    const isSaid = Array.from(document.querySelectorAll('main p')).some((line) =>
      line.textContent.startsWith(words),
    );
    if (isSaid && document.querySelector('main article') !== null) {
      isDone = true;
      afterPaint('result');
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Watches a page that is about to be opened; its events are added to the returned list. */
export const watchPresses = async (page: Page, awaited: Awaited): Promise<ReadonlyArray<Moment>> => {
  const moments: Moment[] = [];
  await page.exposeFunction('tellMoment', (moment: Moment) => void moments.push(moment));
  await page.addInitScript(watch, awaited);
  return moments;
};
