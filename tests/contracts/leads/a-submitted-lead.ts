import { randomUUID } from 'node:crypto';
import { LEAD_BRAND, unsafeValidLead, type Draft, type SubmittedLead } from '../../../domain/lead/lead.ts';
import { companyId } from '../../builders/company-id.ts';

/** The default instant when the contracts' leads are accepted. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** A checked and accepted lead with its own id. */
export const aSubmittedLead = ({
  acceptedAt = NOON,
  ...fields
}: Draft & { readonly acceptedAt?: number } = {}): SubmittedLead => ({
  id: randomUUID(),
  acceptedAt,
  lead: unsafeValidLead(
    {
      formId: 'contact-modal',
      name: 'Contact Modal',
      brand: LEAD_BRAND,
      kind: 'CONTACT_DEALER',
      source: 'RUNTRU',
      companyId: companyId(7),
      mtaAid: '',
      mtaSid: '',
      doubts: [],
      consents: [],
    },
    {
      firstName: 'Ann',
      lastName: 'Doe',
      email: 'Ann@Example.com',
      phone: '9725550100',
      zip: '75001',
      ...fields,
    },
  ),
});
