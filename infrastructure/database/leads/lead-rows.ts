import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Insertable, Selectable } from 'kysely';
import type { IdempotencyKey } from '../../../application/ports/leads/lead-ledger.ts';
import { isCompanyId, parseCompanyId, type CompanyId } from '../../../domain/dealer/company-id.ts';
import { LEAD_KINDS, LEAD_SOURCES } from '../../../domain/lead/lead-kind.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { CONSENT_PURPOSES } from '../../../domain/lead/consent.ts';
import { LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';
import { unsafeValidLead, type SubmittedLead } from '../../../domain/lead/lead.ts';
import { instantText } from '../instant-text.ts';
import type { LeadsTable } from '../schema.ts';
import { storedJson } from '../stored-json.ts';
import { storedAddress } from './stored-address.ts';

export const leadRow = (
  { id, acceptedAt, lead }: SubmittedLead,
  { key, bodyHash }: IdempotencyKey,
): Insertable<LeadsTable> => ({
  id,
  idempotency_key: key,
  body_hash: bodyHash,
  form_id: lead.metadata.formId,
  kind: lead.metadata.kind,
  email: storedAddress(lead.fields.email ?? ''),
  accepted_at: instantText(acceptedAt),
  record: JSON.stringify({ metadata: lead.metadata, fields: lead.fields }),
});

export const LEAD_COLUMNS = ['id', 'accepted_at', 'record'] as const;

export type LeadRow = Pick<Selectable<LeadsTable>, (typeof LEAD_COLUMNS)[number]>;

const oneOf = <A extends string>(names: ReadonlyArray<A>): t.Type<A, A, unknown> => {
  const isOne = (u: unknown): u is A => names.some((name) => name === u);
  return new t.Type(
    names.join(' or '),
    isOne,
    (u, context) => (isOne(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  );
};

/** Null when no dealer is named, or when the stored number isn't a valid company id. Earlier releases stored any number. */
const StoredCompanyId = new t.Type<CompanyId | null, unknown, unknown>(
  'a company id or null',
  (u): u is CompanyId | null => u === null || isCompanyId(u),
  (u, context) =>
    u === null || typeof u === 'number' ? t.success(O.toNullable(parseCompanyId(u))) : t.failure(u, context),
  t.identity,
);

const StoredConsent = t.type({
  purpose: oneOf(CONSENT_PURPOSES),
  text: t.string,
  version: t.string,
  language: oneOf(Object.keys(SITE_LANGUAGES) as ReadonlyArray<SiteLanguage>),
});

const StoredLead = t.type({
  metadata: t.type({
    formId: t.string,
    name: t.string,
    brand: t.string,
    kind: oneOf(LEAD_KINDS),
    source: oneOf(LEAD_SOURCES),
    companyId: StoredCompanyId,
    mtaAid: t.string,
    mtaSid: t.string,
    // Earlier releases had neither doubts nor consents.
    doubts: t.union([t.array(oneOf(LEAD_FIELDS)), t.undefined]),
    consents: t.union([t.array(StoredConsent), t.undefined]),
  }),
  fields: t.record(t.string, t.string),
});

/** Decodes a stored lead without validating it again. */
export const leadIn = (row: LeadRow): SubmittedLead => {
  const { metadata, fields } = storedJson(StoredLead, row.record);
  return {
    id: row.id,
    acceptedAt: Date.parse(row.accepted_at),
    lead: unsafeValidLead(
      { ...metadata, doubts: metadata.doubts ?? [], consents: metadata.consents ?? [] },
      fields,
    ),
  };
};
