import type { Page } from 'playwright-core';

/** The words in these elements' own texts that break across lines; `word` is the pattern of a word. */
export const brokenWords = (page: Page, selector: string, word = /\S+/): Promise<ReadonlyArray<string>> =>
  page.locator(selector).evaluateAll((elements, pattern) => {
    const range = document.createRange();
    const isBroken = (text: Text, start: number, length: number): boolean => {
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    };
    return elements
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text)
      .flatMap((text) =>
        [...text.data.matchAll(new RegExp(pattern, 'gu'))]
          .filter(({ 0: found, index }) => isBroken(text, index, found.length))
          .map(([found]) => found),
      );
  }, word.source);
