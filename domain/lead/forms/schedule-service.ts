import { problemComments } from '../fields.ts';
import { defineForm } from '../form-definition.ts';
import { askedDealerSuccess } from '../success-texts.ts';
import { TIMING } from '../timing.ts';
import { ADDRESS, DEALER_CONSENT, PERSON, REQUEST_A_CALL } from './newer-fields.ts';

/** The form of `/find-your-dealer/` (specification, sections 2, 4 and 5). */
export const scheduleService = defineForm({
  id: 'schedule-service',
  language: 'en',
  name: 'Schedule service',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: true,
  steps: [[...PERSON, ...ADDRESS, problemComments, ...TIMING]],
  waitsForFields: true,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
  success: askedDealerSuccess,
});
