import { SERVICE_TOPIC } from '../form-ids.ts';
import { defineField, defineForm } from '../form-definition.ts';
import { region, sharedField } from '../fields.ts';
import { REGIONS } from '../regions.ts';
import { email, oneOf, onePhone, phone, postalCode, required } from '../rules.ts';
import { dealerSuccess, serviceSuccess } from '../success-texts.ts';
import { TIMING } from '../timing.ts';
import { DEALER_CONSENT, REQUEST_A_CALL } from './newer-fields.ts';

/** The topics of the help form (specification, section 3). */
const TOPICS = [
  { value: 'new system', label: 'New system' },
  { value: 'repair system', label: 'Repair system' },
  { value: 'pricing', label: 'Pricing' },
  { value: SERVICE_TOPIC, label: 'Other' },
] as const;

const TOPIC = 'Choose what you need help with.';
const EMAIL = 'Please enter a valid email address';
const PHONE = 'Enter your phone number.';
const STATE = 'Select a state.';
const ZIP = 'Enter your zip/postal code.';

/** The help form: topic, then contact details (specification, sections 2 and 5). */
export const homeForm = defineForm({
  id: 'home-form',
  language: 'en',
  name: 'How can we help?',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [
    [
      defineField({
        name: 'topic',
        maxLength: 40,
        mail: { kind: 'line', label: 'Topic' },
        label: 'What do you need help with?',
        control: { kind: 'radio-group', options: TOPICS },
        rules: [required(TOPIC), oneOf(TOPICS, TOPIC)],
      }),
    ],
    [
      sharedField('firstName', required('Enter your first name.')),
      sharedField('lastName', required('Enter your last name.')),
      sharedField('email', required(EMAIL), email(EMAIL)),
      sharedField('phone', required(PHONE), onePhone('en'), phone(PHONE)),
      sharedField('addressLine1', required('Enter your street address.')),
      sharedField('city', required('Enter your city.')),
      region(required(STATE), oneOf(REGIONS, STATE)),
      sharedField('zip', required(ZIP), postalCode(ZIP)),
      ...TIMING,
    ],
  ],
  waitsForFields: false,
  thanksForMs: 5000,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
  success: ({ topic }, facts) => (topic === SERVICE_TOPIC ? serviceSuccess('home')(facts) : dealerSuccess()),
});
