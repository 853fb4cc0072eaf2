/** The page of saved dealers, in English only. */
export const SAVED_PATH = '/saved/';

/** The text of the header link to that page, on English pages. */
export const SAVED_LINK = 'Saved';
