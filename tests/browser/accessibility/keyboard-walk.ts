import type { Page } from 'playwright-core';
import { INTERACTIVE, MIN_HEIGHT } from './low-targets.ts';

/** The keyboard stops there too, though nothing can be clicked. */
const SCROLLED_OR_PLAYED = '[tabindex="0"], audio[controls], video[controls]';
/** A page has scrolled to what has the focus within so many frames, even on a busy machine. */
const FRAMES = 300;
/** And so many are given to a slider; one that all of which is in view never slides. */
const SLIDER_FRAMES = 30;

/** Where the keyboard is: at an element, or anywhere in a group of choices. */
const placeOf = (html: string): string =>
  /^<input [^>]*?type="radio"[^>]*? name="[^"]+"/.exec(html)?.[0] ?? html;

/** They hide at the ends of a row, which may move by itself, and until a video is near. */
const COMES_AND_GOES = /^<button [^>]*aria-label="(?:Previous |Next |Play the video|Pause the video)/;

/** The places without what comes and goes, and without those that only go on in the same group of choices. */
const movedOn = (places: ReadonlyArray<string>): ReadonlyArray<string> =>
  places
    .filter((place) => !COMES_AND_GOES.test(place))
    .filter((place, i, all) => placeOf(place) !== placeOf(all[i - 1] ?? ''));

/** Lets every slider come into its own, which it does when it is near. */
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

/** Everything that the keyboard stops at on a page, in the order of the document. */
const usable = async (page: Page): Promise<ReadonlyArray<string>> => {
  const enabled = page.locator(`:is(${INTERACTIVE}):enabled, a[href], summary, ${SCROLLED_OR_PLAYED}`);
  const all = await enabled.evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      // What is current, plays or slides changes on the way.
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

/** Where the keyboard is, once the page has scrolled to it. */
export const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(
    async ([leastHeight, frames]) => {
      let isInView = false;
      for (let frame = 0; !isInView && frame < frames; frame++) {
        if (frame > 0) await new Promise((rendered) => requestAnimationFrame(rendered));
        const element = document.activeElement ?? document.body;
        const { top, left, right, height } = element.getBoundingClientRect();
        // Of many lines the first is where the typing begins.
        const bottom = top + (element.matches('textarea') ? leastHeight : height);
        isInView = element.matches('section, [role="group"]')
          ? // A table that scrolls may be longer than the window: a part of it is enough.
            top + height > leastHeight && top < window.innerHeight - leastHeight
          : // A page scrolls by whole pixels.
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

/** A walk through a page with Tab alone: what it should stop at, and where it stopped. */
export interface Walk {
  readonly expected: ReadonlyArray<string>;
  readonly reached: ReadonlyArray<string>;
  /** Where the focus cannot be seen: no ring, or out of the window. */
  readonly unseen: ReadonlyArray<Stop>;
}

/** Walks through a page on which nothing has had the focus yet. */
export const walkThrough = async (page: Page): Promise<Walk> => {
  await settleSliders(page);
  const expected = await usable(page);
  const stops: Stop[] = [];
  const reached = (): ReadonlyArray<string> => movedOn(stops.map(({ html }) => html));
  while (reached().length < expected.length) {
    await page.keyboard.press('Tab');
    stops.push(await stopOf(page));
  }
  // The controls of a video are the browser's, which shows their focus rings itself.
  const isSeen = ({ html, ring, isInView }: Stop): boolean =>
    isInView && (ring === 'seen' || /^<(?:audio|video)/.test(html));
  return { expected, reached: reached(), unseen: stops.filter((stop) => !isSeen(stop)) };
};
