import { comments } from '../fields.ts';
import { defineField, defineForm } from '../form-definition.ts';
import { askedDealerSuccess } from '../success-texts.ts';
import { ADDRESS, DEALER_CONSENT, PERSON, REQUEST_A_CALL } from './newer-fields.ts';

/** Filled in by the site with the programs that the visitor saw. */
const hiddenComments = defineField({ ...comments, control: { kind: 'hidden' } });

/** The form of the rebates block (specification, sections 2 to 4 and 9). It can be sent without a dealer. */
export const rebatesForm = defineForm({
  id: 'rebates',
  language: 'en',
  name: 'Ask a dealer about rebates',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [[...PERSON, ...ADDRESS, hiddenComments]],
  waitsForFields: false,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
  success: askedDealerSuccess,
});
