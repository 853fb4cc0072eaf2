/** The page of what a visitor has saved; in English. */
export const SAVED_PATH = '/saved/';

/** The header's link to it, on pages in English. */
export const SAVED_LINK = 'Saved';
