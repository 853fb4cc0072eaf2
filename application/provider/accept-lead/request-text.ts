import { FIRST_FIELDS, LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';

const FIRST: ReadonlySet<string> = new Set(FIRST_FIELDS);
const LATER_FIELDS = LEAD_FIELDS.filter((field) => !FIRST.has(field)).sort();

/** The presumed sender: a robot fills in the hidden honeypot field. */
export type Sender = 'person' | 'robot';

/**
 * A canonical text of a request, whose hash is stored to detect duplicates. Later fields are added only when they have a value, so that a
 * new release doesn't change existing hashes.
 */
export const requestText = ({ metadata, fields }: ValidLead, sender: Sender): string => {
  const { formId, name, brand, kind, source, companyId, mtaAid, mtaSid } = metadata;
  return JSON.stringify([
    ...[sender, formId, name, brand, kind, source, companyId, mtaAid, mtaSid],
    ...FIRST_FIELDS.map((field) => fields[field] ?? ''),
    ...LATER_FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  ]);
};
