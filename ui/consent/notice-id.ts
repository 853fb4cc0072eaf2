/** The id of the consent notice. Links to it open the notice. */
export const CONSENT_NOTICE_ID = 'privacy-choices';
