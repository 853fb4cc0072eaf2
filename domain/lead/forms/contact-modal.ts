import { defineForm } from '../form-definition.ts';
import { region, sharedField } from '../fields.ts';
import { REGIONS } from '../regions.ts';
import { email, oneOf, onePhone, phone, postalCode, required } from '../rules.ts';
import { dealerSuccess } from '../success-texts.ts';
import { TIMING } from '../timing.ts';
import { DEALER_CONSENT, PHONE, REQUEST_A_CALL } from './newer-fields.ts';

const STATE = 'Select a state';
const ZIP = 'Enter your zip/postal code';

/** The older contact modal, `Who are we helping today?` (specification, sections 2 and 5). */
export const contactModal = defineForm({
  id: 'contact-modal',
  language: 'en',
  name: 'Who are we helping today?',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [
    [
      sharedField('firstName', required('Enter your first name')),
      sharedField('lastName', required('Enter your last name')),
      sharedField('email', required('Enter an email address'), email('Email must be valid')),
      sharedField('phone', required(PHONE), onePhone('en'), phone(PHONE)),
      sharedField('addressLine1', required('Enter your street address')),
      sharedField('city', required('Enter your city')),
      region(required(STATE), oneOf(REGIONS, STATE)),
      sharedField('zip', required(ZIP), postalCode(ZIP)),
      ...TIMING,
    ],
  ],
  waitsForFields: false,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
  success: dealerSuccess,
});
