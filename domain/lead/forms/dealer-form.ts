import { defineForm } from '../form-definition.ts';
import { region } from '../fields.ts';
import { REGIONS } from '../regions.ts';
import { oneOf, required } from '../rules.ts';
import { dealerSuccess } from '../success-texts.ts';
import { TIMING } from '../timing.ts';
import { city, DEALER_CONSENT, PERSON, streetAddress, zip, REQUEST_A_CALL } from './newer-fields.ts';

const STATE = 'Please select an option.';

/** The multi-step dealer form: name, email, phone; then the address (specification, section 2). */
export const dealerForm = defineForm({
  id: 'dealer-form',
  language: 'en',
  name: 'Get in touch with a dealer',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [PERSON, [streetAddress, city, region(required(STATE), oneOf(REGIONS, STATE)), zip, ...TIMING]],
  waitsForFields: false,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
  success: dealerSuccess,
});
