import { expect, test } from '@jest/globals';
import { deliveryChannels } from '../../../domain/lead/delivery-channels.ts';
import { unsafeValidLead, type LeadMetadata } from '../../../domain/lead/lead.ts';
import { companyId } from '../../builders/company-id.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';

const channels = (
  kind: LeadMetadata['kind'],
  id: number | null,
  isMailOn: boolean,
  hasLeadMailbox: boolean,
) =>
  deliveryChannels(
    unsafeValidLead(
      { ...aSubmittedLead().lead.metadata, kind, companyId: id === null ? null : companyId(id) },
      {},
    ),
    { isMailOn, hasLeadMailbox },
  );

test.each([
  ['CONTACT_DEALER', 7, true, false, ['crm', 'dealer-mail', 'visitor-mail']],
  ['CONTACT_DEALER', null, true, false, ['crm', 'visitor-mail']],
  ['CUSTOMER_SERVICE', null, true, false, ['crm', 'visitor-mail']],
  ['MARKETO', null, true, false, ['crm']],
  ['CONTACT_DEALER', 7, true, true, ['crm', 'dealer-mail', 'visitor-mail']],
  ['CONTACT_DEALER', null, true, true, ['crm', 'dealer-mail', 'visitor-mail']],
  ['CUSTOMER_SERVICE', null, true, true, ['crm', 'dealer-mail', 'visitor-mail']],
  ['MARKETO', null, true, true, ['crm', 'dealer-mail']],
  ['CONTACT_DEALER', 7, false, true, ['crm']],
  ['CONTACT_DEALER', null, false, true, ['crm']],
  ['MARKETO', null, false, false, ['crm']],
] as const)(
  '%s for dealer %p, mails on: %p, with a mailbox of the site: %p, is delivered by %j',
  (kind, companyId, isMailOn, hasLeadMailbox, expected) =>
    expect(channels(kind, companyId, isMailOn, hasLeadMailbox)).toEqual(expected),
);
