/** Marks the element with which what stands below the first window begins: the first that is marked parts the page. */
export const BELOW_FIRST_WINDOW = { 'data-below': '' } as const;
