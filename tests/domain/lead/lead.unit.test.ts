import { expect, test } from '@jest/globals';
import { emailOf, normalizeEmail, unsafeValidLead, type LeadMetadata } from '../../../domain/lead/lead.ts';

const METADATA: LeadMetadata = {
  ...{ formId: 'contact-modal', name: 'Contact', brand: 'RUNTRU', companyId: null, mtaAid: '', mtaSid: '' },
  ...{ kind: 'CONTACT_DEALER', source: 'RUNTRU' },
};

test('An e-mail address is compared in lower case, without space around it', () =>
  expect(normalizeEmail(' Ann@Example.COM ')).toBe('ann@example.com'));

test('A lead is looked up by its e-mail address; one without an address by none', () => {
  expect(emailOf(unsafeValidLead(METADATA, { email: ' Ann@Example.com' }))).toBe('ann@example.com');
  expect(emailOf(unsafeValidLead(METADATA, {}))).toBe('');
});
