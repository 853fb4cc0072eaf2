/** Where a browser keeps the code searched last, and the parameter by which a page may be given one (specification, section 4). */
export const PAGE_PARAMETER = 'zip';
export const SESSION_KEY = 'postalCode';
export const LOCAL_KEY = 'zipcode';

/** Where it keeps what a visitor enters during a visit, and the dealers recommended to them (specification, sections 3 and 4). */
export const PROFILE_KEY = 'user_profile';
export const RECOMMENDED_KEY = 'recommended_dealers';

/** Where it keeps the ids of the banners that were closed during the visit (specification, section 4). */
export const CLOSED_BANNERS_KEY = 'closed_banners';

/** Where it keeps, for the visit, what was typed into forms and not sent. */
export const FORM_DRAFTS_KEY = 'form_drafts';

/** Where it keeps requests that wait to be sent (there only while some do), and what came of them. */
export const OUTBOX_KEY = 'lead_outbox';
export const OUTCOMES_KEY = 'lead_outcomes';

/** Where it keeps the pages that a visitor comes back to; there only while there are some. */
export const SAVED_PAGES_KEY = 'saved';

/** Where it keeps whether visits may be measured (contract, section 7: events). */
export const CONSENT_KEY = 'consent';
