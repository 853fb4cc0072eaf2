import { TIMING } from '../timing.ts';
import { REGIONS } from '../regions.ts';
import { comments, region, sharedField } from '../fields.ts';
import { defineField, type FieldValues } from '../form-definition.ts';
import { atLeastTwo, email, oneOf, onePhone, phone, postalCode, required } from '../rules.ts';

/** Fields of the newer forms, with their texts (specification, section 5: newer forms; contract, section 7: texts not shown). */

const firstName = sharedField(
  'firstName',
  required('Please enter your first name'),
  atLeastTwo('First name must be at least 2 characters'),
);

const lastName = sharedField(
  'lastName',
  required('Please enter your last name'),
  atLeastTwo('Last name must be at least 2 characters'),
);

const EMAIL = 'Please enter a valid email address';
const emailAddress = sharedField('email', required(EMAIL), email(EMAIL));

export const PHONE = 'Enter your phone number.';
/** Whether the visitor lives outside the US and Canada, where states, postal codes and phone numbers differ. */
export const isElsewhere = ({ country }: FieldValues): boolean => country === 'OO';

const phoneNumber = sharedField('phone', required(PHONE), onePhone('en'), phone(PHONE));

export const streetAddress = sharedField(
  'addressLine1',
  required('Please enter your street address'),
  atLeastTwo('Street address must be at least 2 characters'),
);

export const city = sharedField(
  'city',
  required('Please enter your city'),
  atLeastTwo('City must be at least 2 characters'),
);

const STATE = 'State is required';
const state = region(required(STATE), oneOf(REGIONS, STATE));

export const ZIP = 'Enter your zip/postal code.';
export const zip = sharedField('zip', required(ZIP), postalCode(ZIP));

export const PERSON = [firstName, lastName, emailAddress, phoneNumber];
export const ADDRESS = [streetAddress, city, state, zip];

/** The submit button of dealer forms. */
export const REQUEST_A_CALL = 'Request a call';

/** The consent text for a button (specification, section 5). */
export const consentBy = (button: string): string =>
  `By pressing ${button}, you consent to being contacted by a local dealer.`;

export const DEALER_CONSENT = consentBy(REQUEST_A_CALL);

/** Common parts of forms for which the site fills in hidden comments. They need no dealer. */
export const DESCRIBED_REQUEST = {
  language: 'en',
  kind: 'CONTACT_DEALER',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [[...PERSON, ...ADDRESS, defineField({ ...comments, control: { kind: 'hidden' } }), ...TIMING]],
  waitsForFields: false,
  submit: REQUEST_A_CALL,
  consent: DEALER_CONSENT,
} as const;
