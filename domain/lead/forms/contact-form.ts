import { defineForm } from '../form-definition.ts';
import { comments, region, sharedField } from '../fields.ts';
import { REGIONS } from '../regions.ts';
import { oneOf, postalCode, required } from '../rules.ts';
import { serviceSuccess } from '../success-texts.ts';
import { TIMING } from '../timing.ts';
import { PERSON, city } from './newer-fields.ts';

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
      {
        ...sharedField('addressLine1', required('Street address is required')),
        doubted: 'Street address must be valid',
      },
      city,
      region(required(STATE), oneOf(REGIONS, STATE)),
      sharedField(
        'zip',
        required('Zip/Postal Code is required'),
        postalCode('Zip/Postal Code must be valid'),
      ),
      comments,
      ...TIMING,
    ],
  ],
  waitsForFields: true,
  submit: 'Send message',
  success: (_draft, facts) => serviceSuccess('contact')(facts),
});
