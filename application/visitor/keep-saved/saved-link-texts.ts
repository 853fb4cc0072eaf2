/** The page of saved dealers, in English only. */
export const SAVED_PATH = '/saved/';

/** The header link to it on English pages. */
export const SAVED_LINK = 'Saved';
