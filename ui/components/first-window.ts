/** The blocks at the head of a page: its first window shows no more of them, and what stands there starts with the page. */
export const MAX_IN_FIRST_WINDOW = 2;

/** Marks the element with which what stands below the first window begins: the first that is marked parts the page. */
export const BELOW_FIRST_WINDOW = { 'data-below': '' } as const;
