import { LEAD_FIELDS, type ValidLead } from '../../../domain/lead/lead.ts';

/** Who seems to have sent a lead: a person, or a robot that fills in what nobody sees. */
export type Sender = 'person' | 'robot';

/** Everything that a request says, in one order: requests that say the same have the same text. */
export const requestText = ({ metadata, fields }: ValidLead, sender: Sender): string => {
  const { formId, name, brand, kind, source, companyId, mtaAid, mtaSid } = metadata;
  return JSON.stringify([
    ...[sender, formId, name, brand, kind, source, companyId, mtaAid, mtaSid],
    ...LEAD_FIELDS.map((field) => fields[field] ?? ''),
  ]);
};
