/** The block that lists dealers in pages. */
const LOCATOR = 'acf/dealer-list';

/** How many dealers a page shows: a page of them, or all that a slider is given. */
export const shownAmong = (blockNames: ReadonlyArray<string>): 'page' | 'all' =>
  blockNames.includes(LOCATOR) ? 'page' : 'all';
