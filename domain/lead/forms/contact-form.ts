import { defineForm } from '../form-definition.ts';
import { comments, region, usual } from '../fields.ts';
import { REGIONS } from '../regions.ts';
import { matching, oneOf, required } from '../rules.ts';
import { isStreetAddress } from '../street-address.ts';
import { serviceSuccess } from '../success-texts.ts';
import { PERSON, city } from './newer-fields.ts';

/** Five digits with optional four, or the Canadian pattern with its separator: stricter than where dealers are looked up. */
const ZIP = /^(\d{5}([- ]?\d{4})?|[A-Z]\d[A-Z][- ]\d[A-Z]\d)$/i;

const STATE = 'Please select a state';

/** The form of the contact page (specification, sections 2, 4 and 5). */
export const contactForm = defineForm({
  id: 'contact-form',
  language: 'en',
  name: 'Contact us',
  kind: 'CUSTOMER_SERVICE',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [
    [
      ...PERSON,
      usual(
        'addressLine1',
        required('Street address is required'),
        matching(isStreetAddress, 'Street address must be valid'),
      ),
      city,
      region(required(STATE), oneOf(REGIONS, STATE)),
      usual(
        'zip',
        required('Zip/Postal Code is required'),
        matching((text) => ZIP.test(text), 'Zip/Postal Code must be valid'),
      ),
      comments,
    ],
  ],
  waitsForFields: true,
  submit: 'Submit',
  success: (_draft, facts) => serviceSuccess('contact')(facts),
});
