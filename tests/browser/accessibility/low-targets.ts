import type { Page } from 'playwright-core';

/** What no visitor reaches is nothing to be used: the field that only machines fill in. */
export const INTERACTIVE = 'a[href], button, input:not([tabindex="-1"]), select, textarea, summary';

export const MIN_HEIGHT = 44;

/** What can be clicked on a page and is not as high as a finger needs, with its px. */
export const lowTargetsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator(INTERACTIVE).evaluateAll((all, least) => {
    // Elements far below are laid out when first measured.
    for (const element of all) element.getBoundingClientRect();
    // A link between words is as high as their line.
    const isWithinSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (beside) => beside instanceof Text && /\w{2}/.test(beside.data),
      );
    return all
      .filter((element) => element.checkVisibility() && !isWithinSentence(element))
      .map((element) => {
        // A control inside its label is clicked through the label; a link that covers a tile, anywhere in the tile.
        const isOverTile = getComputedStyle(element, '::after').position === 'absolute';
        const tile = isOverTile && element instanceof HTMLElement ? element.offsetParent : null;
        const { height } = (element.closest('label') ?? tile ?? element).getBoundingClientRect();
        return { height, html: element.outerHTML };
      })
      .filter(({ height }) => height < least)
      .map(({ height, html }) => `${height} px: ${html}`);
  }, MIN_HEIGHT);
