import type { SubmittedLead } from '../../domain/lead/lead.ts';
import { referenceOf } from '../../domain/lead/reference.ts';

/** A lead as a CRM receives it: JSON, flat, a field that the form lacks is missing. */
export const encodeLead = ({ id, acceptedAt, lead: { metadata, fields } }: SubmittedLead): string =>
  JSON.stringify({
    ...fields,
    id,
    reference: referenceOf(id),
    acceptedAt: new Date(acceptedAt).toISOString(),
    formId: metadata.formId,
    name: metadata.name,
    brand: metadata.brand,
    kind: metadata.kind,
    source: metadata.source,
    companyId: metadata.companyId,
    mtaAid: metadata.mtaAid,
    mtaSid: metadata.mtaSid,
  });
