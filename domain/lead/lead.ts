import type { CompanyId } from '../dealer/company-id.ts';
import type { Consent } from './consent.ts';
import type { LeadField } from './forms/forms.ts';
import type { LeadKind, LeadSource } from './lead-kind.ts';

export type { LeadField };

/** The brand name in submissions (specification, section 7). */
export const LEAD_BRAND = 'RUNTRU';

/** The values of a form, valid or not. Fields that the form doesn't have are missing. */
export type Draft = { readonly [field in LeadField]?: string };

/** The metadata of a lead (specification, section 3: submission metadata). */
export interface LeadMetadata {
  readonly formId: string;
  readonly name: string;
  readonly brand: string;
  readonly kind: LeadKind;
  readonly source: LeadSource;
  /** The requested dealer; null when the brand chooses one. */
  readonly companyId: CompanyId | null;
  /** The marketing tool's visitor and session ids; empty when unknown. */
  readonly mtaAid: string;
  readonly mtaSid: string;
  /** The fields whose values are probably a mistake, although the visitor confirmed them (`doubts.ts`). */
  readonly doubts: ReadonlyArray<LeadField>;
  readonly consents: ReadonlyArray<Consent>;
}

declare const checked: unique symbol;

/** A draft that passed all rules of its form, with its metadata. Only `check-lead.ts` creates it. */
export interface ValidLead {
  readonly [checked]: true;
  readonly metadata: LeadMetadata;
  readonly fields: Draft;
}

/** A valid lead that was stored. */
export interface SubmittedLead {
  readonly id: string;
  /** When it was accepted, in milliseconds since 1970. */
  readonly acceptedAt: number;
  readonly lead: ValidLead;
}

/** Casts to a valid lead without checking. Only for `check-lead.ts`, for checked amendments and copies, and for leads read from storage. */
export const unsafeValidLead = (metadata: LeadMetadata, fields: Draft): ValidLead =>
  ({ metadata, fields }) as ValidLead;
