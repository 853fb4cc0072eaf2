/** Where the question about measuring stands on a page: links to it open it. */
export const CONSENT_NOTICE_ID = 'privacy-choices';
