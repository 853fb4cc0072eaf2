/** The part of a page that holds its dealers, as addresses name it. */
export const LIST_ID = 'dealers';

/** The part of an address that asks for an empty box, whatever code is remembered. */
export const NEW_SEARCH = '#new-search';

/** The page that lists all dealers by place. */
export const PLACES_ADDRESS = '/dealers/';

/** The part of a dealer's page that holds reviews, as addresses name it. */
export const REVIEWS_ID = 'reviews';

/** Where the leasing badge leads (specification, section 9). */
export const LEASING_ADDRESS = '/pricing/leasing/';
