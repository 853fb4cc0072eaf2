/** What a lead is about (specification, section 3). */
export const LEAD_KINDS = ['CONTACT_DEALER', 'CUSTOMER_SERVICE', 'MARKETO'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Where a lead comes from (specification, section 3). */
export const LEAD_SOURCES = ['RUNTRU', 'RUNTRU:CONTACT_DEALER_MODAL'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** The brand as submissions name it (specification, section 7). */
export const LEAD_BRAND = 'RUNTRU';

/** Everything that a form may ask for, with the longest text that is taken for it, in characters. */
export const LONGEST = {
  topic: 40,
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 40,
  addressLine1: 160,
  city: 80,
  state: 2,
  zip: 16,
  country: 2,
  reason: 40,
  owner: 5,
  contactMethod: 5,
  comments: 4000,
  contactOptIn: 40,
  preferredDate: 10,
  preferredWindow: 10,
} as const;

export type LeadField = keyof typeof LONGEST;

export const LEAD_FIELDS = Object.keys(LONGEST) as ReadonlyArray<LeadField>;

/** What stands in a form's fields, valid or not; a field that the form lacks is missing. */
export type Draft = { readonly [field in LeadField]?: string };

/** What a lead is sent with beside its fields (specification, section 3: submission metadata). */
export interface LeadMetadata {
  readonly formId: string;
  /** The form's name. */
  readonly name: string;
  readonly brand: string;
  readonly kind: LeadKind;
  readonly source: LeadSource;
  /** The dealer who is asked for; null: whoever the brand chooses. */
  readonly companyId: number | null;
  /** The visitor's ids of the marketing tool; empty without them. */
  readonly mtaAid: string;
  readonly mtaSid: string;
}

declare const checked: unique symbol;

/** A draft that has passed every rule of its form, and what it is sent with. Only `check-lead.ts` makes one. */
export interface ValidLead {
  readonly [checked]: true;
  readonly metadata: LeadMetadata;
  readonly fields: Draft;
}

/** A valid lead that has been stored for good. */
export interface SubmittedLead {
  readonly id: string;
  /** The instant when it was accepted, in milliseconds since 1970. */
  readonly acceptedAt: number;
  readonly lead: ValidLead;
}

/** The e-mail address of a lead, as it is looked up by: in lower case. */
export const emailOf = ({ fields }: ValidLead): string => normalizeEmail(fields.email ?? '');

/** An e-mail address as it is compared: without space around it, in lower case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Vouches that a lead was checked: by `check-lead.ts`, or before it was stored. Nobody else may. */
export const vouched = (metadata: LeadMetadata, fields: Draft): ValidLead =>
  ({ metadata, fields }) as ValidLead;
