import { comments } from '../fields.ts';
import { defineField, defineForm } from '../form-definition.ts';
import { dealerSuccess } from '../success-texts.ts';
import { ADDRESS, DEALER_CONSENT, PERSON, REQUEST_A_CALL } from './newer-fields.ts';

/** Filled in by the site with the planned system. */
const hiddenComments = defineField({ ...comments, control: { kind: 'hidden' } });

/** The form next to the system planner (specification, sections 2 and 3: Get a Free Online Estimate). */
export const estimateForm = defineForm({
  id: 'estimate',
  language: 'en',
  name: 'Get a Free Online Estimate',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [[...PERSON, ...ADDRESS, hiddenComments]],
  waitsForFields: false,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
  success: dealerSuccess,
});
