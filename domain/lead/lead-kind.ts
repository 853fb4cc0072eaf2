/** The kinds of leads (specification, section 3). */
export const LEAD_KINDS = ['CONTACT_DEALER', 'CUSTOMER_SERVICE', 'MARKETO'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** The sources of leads (specification, section 3). */
export const LEAD_SOURCES = ['RUNTRU', 'RUNTRU:CONTACT_DEALER_MODAL'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];
