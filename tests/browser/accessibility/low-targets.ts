import type { Page } from 'playwright-core';

/** Interactive elements, except the hidden field that only bots fill in. */
export const INTERACTIVE = 'a[href], button, input:not([tabindex="-1"]), select, textarea, summary';

export const MIN_HEIGHT = 44;

/** The targets on a page that are too low for a finger, with their heights in px. */
export const lowTargetsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator(INTERACTIVE).evaluateAll((all, least) => {
    // Measuring an element far below the window makes the browser lay it out.
    for (const element of all) element.getBoundingClientRect();
    // A link within a sentence is as high as its line.
    const isWithinSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (beside) => beside instanceof Text && /\w{2}/.test(beside.data),
      );
    return all
      .filter((element) => element.checkVisibility() && !isWithinSentence(element))
      .map((element) => {
        // A control inside a label is clicked through the label; a link that covers a tile is clicked anywhere in the tile.
        const isOverTile = getComputedStyle(element, '::after').position === 'absolute';
        const tile = isOverTile && element instanceof HTMLElement ? element.offsetParent : null;
        const { height } = (element.closest('label') ?? tile ?? element).getBoundingClientRect();
        return { height, html: element.outerHTML };
      })
      .filter(({ height }) => height < least)
      .map(({ height, html }) => `${height} px: ${html}`);
  }, MIN_HEIGHT);
