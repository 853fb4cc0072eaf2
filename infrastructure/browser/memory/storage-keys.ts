/** The page parameter and the storage keys of the last searched postal code (specification, section 4). */
export const PAGE_PARAMETER = 'zip';
export const SESSION_KEY = 'postalCode';
export const LOCAL_KEY = 'zipcode';

/** The keys of the visitor's profile and of the dealers recommended to them (specification, sections 3 and 4). */
export const PROFILE_KEY = 'user_profile';
export const RECOMMENDED_KEY = 'recommended_dealers';

/** The key of the banners that were closed during the visit (specification, section 4). */
export const CLOSED_BANNERS_KEY = 'closed_banners';

/** The key of unsent form values, kept for the visit. */
export const FORM_DRAFTS_KEY = 'form_drafts';

/** The key of the dealers that were asked during the visit, with times. */
export const ASKED_DEALERS_KEY = 'asked_dealers';

/** The keys of leads that wait to be sent (absent when there are no such leads) and of their outcomes. */
export const OUTBOX_KEY = 'lead_outbox';
export const OUTCOMES_KEY = 'lead_outcomes';

/** The key of the visitor's saved pages. Absent when there are no saved pages. */
export const SAVED_PAGES_KEY = 'saved';

/** The key of the consent to measurement (contract, section 7: events). */
export const CONSENT_KEY = 'consent';
