/** Where the question about measuring is on a page: links to it open it. */
export const CONSENT_NOTICE_ID = 'privacy-choices';
