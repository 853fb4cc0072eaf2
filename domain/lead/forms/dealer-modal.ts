import { problemComments } from '../fields.ts';
import { defineForm } from '../form-definition.ts';
import { askedDealerSuccess } from '../success-texts.ts';
import { TIMING } from '../timing.ts';
import { ADDRESS, DEALER_CONSENT, PERSON, REQUEST_A_CALL } from './newer-fields.ts';

/** `Connect with Dealer` (specification, sections 2, 3 and 5: newer forms). */
export const dealerModal = defineForm({
  id: 'dealer-modal',
  language: 'en',
  name: 'Contact a dealer',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU:CONTACT_DEALER_MODAL',
  isForDealer: true,
  steps: [[...PERSON, ...ADDRESS, problemComments, ...TIMING]],
  waitsForFields: false,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
  success: askedDealerSuccess,
});
