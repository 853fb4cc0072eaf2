import { defineForm } from '../form-definition.ts';
import { sharedField } from '../fields.ts';
import { email, required } from '../rules.ts';
import { THANK_YOU } from '../success-texts.ts';

/** The newsletter sign-up: an email address (specification, sections 2 and 5). */
export const newsletter = defineForm({
  id: 'newsletter',
  language: 'en',
  name: 'Newsletter',
  kind: 'MARKETO',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [
    [
      sharedField(
        'email',
        required('Please enter a valid email'),
        email('Please enter an email with a @ and a domain name.'),
      ),
    ],
  ],
  waitsForFields: false,
  submit: 'Sign up',
  success: () => ({
    heading: THANK_YOU,
    text: 'You’re on the list. Watch your inbox for our next newsletter.',
  }),
});
