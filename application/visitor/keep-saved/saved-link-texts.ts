/** The page of saved dealers, in English only. */
export const SAVED_PATH = '/saved/';

/** The text of the header link to that page, on English pages. */
export const SAVED_LINK = 'Saved';

/** The link that saves a guide or a product page, before and after. */
export const SAVE_PAGE = { save: 'Save this page', isSaved: 'Saved on this device' } as const;

/** Before the names of what a returning visitor saved, on the English home page. */
export const YOUR_LIST = 'Your list:';

/** Before what the last rebate check and the last estimate found, which alone names no subject. */
export const FOUND_AMOUNT = { rebates: 'Rebates', estimate: 'Estimate' } as const;
