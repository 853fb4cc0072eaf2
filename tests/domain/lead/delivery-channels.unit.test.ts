import { expect, test } from '@jest/globals';
import { deliveryChannels } from '../../../domain/lead/delivery-channels.ts';
import { unsafeValidLead, type LeadMetadata } from '../../../domain/lead/lead.ts';
import { companyId } from '../../builders/company-id.ts';

const channels = (kind: LeadMetadata['kind'], id: number | null, isMailOn: boolean) =>
  deliveryChannels(
    unsafeValidLead(
      {
        formId: 'a-form',
        name: '',
        brand: 'RUNTRU',
        kind,
        source: 'RUNTRU',
        companyId: id === null ? null : companyId(id),
        mtaAid: '',
        mtaSid: '',
      },
      {},
    ),
    { isMailOn },
  );

test.each([
  ['CONTACT_DEALER', 7, true, ['crm', 'dealer-mail', 'visitor-mail']],
  ['CONTACT_DEALER', null, true, ['crm', 'visitor-mail']],
  ['CUSTOMER_SERVICE', null, true, ['crm', 'visitor-mail']],
  ['MARKETO', null, true, ['crm']],
  ['CONTACT_DEALER', 7, false, ['crm']],
  ['MARKETO', null, false, ['crm']],
] as const)('%s for dealer %p, mails on: %p, goes by %j', (kind, companyId, isMailOn, expected) =>
  expect(channels(kind, companyId, isMailOn)).toEqual(expected),
);
