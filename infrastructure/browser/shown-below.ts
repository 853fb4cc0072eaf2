/** Stands on the root of a page once what is below its first window is shown. */
export const SHOWN_BELOW = 'data-shown-below';
