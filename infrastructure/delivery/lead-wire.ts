import type { SubmittedLead } from '../../domain/lead/lead.ts';
import type { RequestEvent } from '../../domain/lead/request/request-event.ts';
import { checksOf } from '../../domain/lead/doubts.ts';
import { referenceOf } from '../../domain/lead/reference.ts';

/** A lead as flat JSON for a CRM, with its corrections. Fields that the form doesn't have are absent; `event` is absent for the lead itself. */
export const encodeLead = (
  { id, acceptedAt, lead: { metadata, fields } }: SubmittedLead,
  event?: RequestEvent,
): string =>
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
    // A visitor agrees by sending.
    consents: metadata.consents.map((consent) => ({ ...consent, at: new Date(acceptedAt).toISOString() })),
    ...(event !== undefined && { event: `lead.${event.kind}`, eventAt: new Date(event.at).toISOString() }),
    ...(metadata.doubts.length > 0 && { check: checksOf(metadata.doubts) }),
  });
