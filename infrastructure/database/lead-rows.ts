import type { Insertable, Selectable } from 'kysely';
import type { Sameness } from '../../application/ports/lead-ledger.ts';
import { emailOf, vouched, type SubmittedLead, type ValidLead } from '../../domain/lead/lead.ts';
import { instantText } from './instant-text.ts';
import type { LeadsTable } from './schema.ts';

export const leadRow = (
  { id, acceptedAt, lead }: SubmittedLead,
  { key, bodyHash }: Sameness,
): Insertable<LeadsTable> => ({
  id,
  idempotency_key: key,
  body_hash: bodyHash,
  form_id: lead.metadata.formId,
  kind: lead.metadata.kind,
  email: emailOf(lead),
  accepted_at: instantText(acceptedAt),
  record: JSON.stringify({ metadata: lead.metadata, fields: lead.fields }),
});

/** The columns that a lead is read from. */
export const LEAD_COLUMNS = ['id', 'accepted_at', 'record'] as const;

/** A lead as it was kept: it was checked before. */
export const leadIn = (row: Pick<Selectable<LeadsTable>, (typeof LEAD_COLUMNS)[number]>): SubmittedLead => {
  const { metadata, fields } = JSON.parse(row.record) as Pick<ValidLead, 'metadata' | 'fields'>;
  return { id: row.id, acceptedAt: Date.parse(row.accepted_at), lead: vouched(metadata, fields) };
};
