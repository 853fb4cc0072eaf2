import type { FormField, LeadForm } from '../form.ts';
import { dealerSuccess } from '../success-texts.ts';
import { ADDRESS, DEALER_CONSENT, PERSON } from './newer-fields.ts';

/** Said by the site, not by the visitor: it is in the form, and not seen. */
const hiddenComments: FormField = {
  name: 'comments',
  label: 'Comments',
  control: { kind: 'hidden' },
  rules: [],
};

/** `Connect with Dealer` (specification, sections 2, 3 and 5: newer forms). */
export const dealerModal: LeadForm = {
  id: 'dealer-modal',
  language: 'en',
  name: 'Contact a dealer',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU:CONTACT_DEALER_MODAL',
  isForDealer: true,
  steps: [[...PERSON, ...ADDRESS, hiddenComments]],
  waitsForFields: false,
  submit: 'Submit',
  consent: DEALER_CONSENT,
  success: dealerSuccess,
};
