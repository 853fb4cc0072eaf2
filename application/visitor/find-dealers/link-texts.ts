/** The fragment id of the dealer list. */
export const LIST_ID = 'dealers';

/** The fragment that opens an empty search box, even when a code is remembered. */
export const NEW_SEARCH = '#new-search';

/** The page of all dealers by place. */
export const PLACES_ADDRESS = '/dealers/';

/** The fragment id of the reviews on a dealer's page. */
export const REVIEWS_ID = 'reviews';

/** The link target of the leasing badge (specification, section 9). */
export const LEASING_ADDRESS = '/pricing/leasing/';
