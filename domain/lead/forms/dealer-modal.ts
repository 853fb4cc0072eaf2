import { comments } from '../fields.ts';
import { defineField, defineForm } from '../form-definition.ts';
import { askedDealerSuccess } from '../success-texts.ts';
import { ADDRESS, DEALER_CONSENT, PERSON } from './newer-fields.ts';

/** Said by the site, not by the visitor: it is in the form, and not seen. */
const hiddenComments = defineField({ ...comments, control: { kind: 'hidden' } });

/** `Connect with Dealer` (specification, sections 2, 3 and 5: newer forms). */
export const dealerModal = defineForm({
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
  success: askedDealerSuccess,
});
