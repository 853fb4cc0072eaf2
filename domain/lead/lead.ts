import type { CompanyId } from '../dealer/company-id.ts';
import type { LeadField } from './forms/forms.ts';
import type { LeadKind, LeadSource } from './lead-kind.ts';

export type { LeadField };

/** The brand as submissions name it (specification, section 7). */
export const LEAD_BRAND = 'RUNTRU';

/** What is in a form's fields, valid or not; a field that the form lacks is missing. */
export type Draft = { readonly [field in LeadField]?: string };

/** What a lead is sent with in addition to its fields (specification, section 3: submission metadata). */
export interface LeadMetadata {
  readonly formId: string;
  /** The form's name. */
  readonly name: string;
  readonly brand: string;
  readonly kind: LeadKind;
  readonly source: LeadSource;
  /** The dealer who is asked for; null: whoever the brand chooses. */
  readonly companyId: CompanyId | null;
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

/** Vouches that a lead was checked: by `check-lead.ts`, or before it was stored. No other code may. */
export const unsafeValidLead = (metadata: LeadMetadata, fields: Draft): ValidLead =>
  ({ metadata, fields }) as ValidLead;
