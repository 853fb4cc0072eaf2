import type { Page } from 'playwright-core';
import { INTERACTIVE, MIN_HEIGHT } from './low-targets.ts';

/** Elements that Tab reaches although they cannot be clicked. */
const SCROLLED_OR_PLAYED = '[tabindex="0"], audio[controls], video[controls]';
/** How many frames a page may take to scroll to the focused element, even on a busy machine. */
const FRAMES = 300;
/** How many frames a slider gets to start; one that shows all its slides never starts. */
const SLIDER_FRAMES = 30;

/** The focused element; for a radio button, its group. */
const placeOf = (html: string): string =>
  /^<input [^>]*?type="radio"[^>]*? name="[^"]+"/.exec(html)?.[0] ?? html;

/** Buttons that are hidden at the ends of a row, which may move by itself, or until a video is near. */
const COMES_AND_GOES = /^<button [^>]*aria-label="(?:Previous |Next |Play the video|Pause the video)/;

/** The stops without those buttons, and with each radio group once. */
const movedOn = (places: ReadonlyArray<string>): ReadonlyArray<string> =>
  places
    .filter((place) => !COMES_AND_GOES.test(place))
    .filter((place, i, all) => placeOf(place) !== placeOf(all[i - 1] ?? ''));

/** Scrolls to every slider so that it starts. */
const settleSliders = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    for (const slider of document.querySelectorAll('[aria-roledescription="carousel"]')) {
      slider.scrollIntoView();
      const isWorking = (): boolean => slider.querySelector('[data-sliding]') !== null;
      for (let frame = 0; frame < frames && !isWorking(); frame++)
        await new Promise((rendered) => requestAnimationFrame(rendered));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, SLIDER_FRAMES);

/** Every Tab stop inside an element, in document order. */
const usable = async (page: Page, within: string): Promise<ReadonlyArray<string>> => {
  const enabled = page
    .locator(within)
    .locator(`:is(${INTERACTIVE}):enabled, a[href], summary, ${SCROLLED_OR_PLAYED}`);
  const all = await enabled.evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      // Attributes of the current, playing or sliding element change on the way.
      .map((element) =>
        element.outerHTML.replace(/ (?:class|aria-current|data-[a-z]+)="[^"]*"/g, '').slice(0, 200),
      ),
  );
  return movedOn(all);
};

export interface Stop {
  readonly html: string;
  readonly ring: 'seen' | 'none';
  readonly isInView: boolean;
}

/** The focused element, once the page has scrolled to it. */
export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(
    async ([leastHeight, frames]) => {
      let isInView = false;
      for (let frame = 0; !isInView && frame < frames; frame++) {
        if (frame > 0) await new Promise((rendered) => requestAnimationFrame(rendered));
        const element = document.activeElement ?? document.body;
        const { top, left, right, height } = element.getBoundingClientRect();
        // In a text area, the first line must be visible: typing starts there.
        const bottom = top + (element.matches('textarea') ? leastHeight : height);
        isInView = element.matches('section, [role="group"]')
          ? // A scrolling table may be longer than the window: part of it is enough.
            top + height > leastHeight && top < window.innerHeight - leastHeight
          : // Pages scroll by whole pixels.
            top > -1 && left > -1 && bottom < window.innerHeight + 1 && right < window.innerWidth + 1;
      }
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        html: element.outerHTML.replace(/ (?:class|aria-current|data-[a-z]+)="[^"]*"/g, '').slice(0, 200),
        ring: outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? 'none' : 'seen',
        isInView,
      } as const;
    },
    [MIN_HEIGHT, FRAMES] as const,
  );

/** A walk through a page with Tab alone: the expected stops, and the reached ones. */
export interface Walk {
  readonly expected: ReadonlyArray<string>;
  readonly reached: ReadonlyArray<string>;
  /** Stops where the focus is invisible: no focus ring, or outside the window. */
  readonly unseen: ReadonlyArray<Stop>;
}

/** A video's controls belong to the browser, which shows their focus rings itself. */
const isSeen = ({ html, ring, isInView }: Stop): boolean =>
  isInView && (ring === 'seen' || /^<(?:audio|video)/.test(html));

/** Walks through what is inside an element from the stop before its first. */
export const walkThrough = async (page: Page, within = 'body'): Promise<Walk> => {
  await settleSliders(page);
  const expected = await usable(page, within);
  const stops: Stop[] = [];
  let reached: ReadonlyArray<string> = [];
  while (reached.length < expected.length) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    // After the last stop, the focus leaves the page.
    if (stop.html.startsWith('<body')) break;
    stops.push(stop);
    reached = [...reached.slice(0, -1), ...movedOn([...reached.slice(-1), stop.html])];
  }
  return { expected, reached, unseen: stops.filter((stop) => !isSeen(stop)) };
};
