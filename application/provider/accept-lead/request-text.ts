import { FIRST_FIELDS, LEAD_FIELDS } from '../../../domain/lead/lead-fields.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';

const FIRST: ReadonlySet<string> = new Set(FIRST_FIELDS);
const LATER_FIELDS = LEAD_FIELDS.filter((field) => !FIRST.has(field)).sort();

/** Who seems to have sent a lead: a person, or a robot that fills in what people do not see. */
export type Sender = 'person' | 'robot';

/**
 * Everything that a request says, in one order: requests that say the same have the same text. Their hashes are stored, so a
 * field that a later release adds changes no text without it: keys keep their meaning.
 */
export const requestText = ({ metadata, fields }: ValidLead, sender: Sender): string => {
  const { formId, name, brand, kind, source, companyId, mtaAid, mtaSid } = metadata;
  return JSON.stringify([
    ...[sender, formId, name, brand, kind, source, companyId, mtaAid, mtaSid],
    ...FIRST_FIELDS.map((field) => fields[field] ?? ''),
    ...LATER_FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  ]);
};
