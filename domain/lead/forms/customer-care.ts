import { defineField, defineForm } from '../form-definition.ts';
import { comments, plainOptions, region, sharedField } from '../fields.ts';
import { REGIONS } from '../regions.ts';
import { atLeastTwo, oneOf, postalCode, required, unless } from '../rules.ts';
import { serviceSuccess } from '../success-texts.ts';
import { isElsewhere, PERSON, ZIP } from './newer-fields.ts';

const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'OO', label: 'Other' },
] as const;
const REASONS = plainOptions(['New System', 'Repair', 'Indoor Air Quality', 'Smart Home', 'Offers']);
const OWNER = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;
const METHODS = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
] as const;

const COUNTRY = 'Please select a country';
const REASON = 'How can we help you is required';
const OWNERSHIP = 'System ownership is required';
const STATE = 'State is required';

const about = [
  defineField({
    name: 'country',
    maxLength: 2,
    mail: { kind: 'contact', part: 'country' },
    label: 'Country',
    control: { kind: 'select', options: COUNTRIES, prompt: 'Select' },
    rules: [required(COUNTRY), oneOf(COUNTRIES, COUNTRY)],
  }),
  defineField({
    name: 'reason',
    maxLength: 40,
    mail: { kind: 'line', label: 'Reason' },
    label: 'How can we help you?',
    noun: 'how we can help',
    control: { kind: 'select', options: REASONS, prompt: 'Select' },
    rules: [required(REASON), oneOf(REASONS, REASON)],
  }),
  defineField({
    name: 'owner',
    maxLength: 5,
    mail: {
      kind: 'line',
      label: 'Owns one of our systems',
      read: (owner) => (owner === 'true' ? 'yes' : 'no'),
    },
    label: 'Do you own one of our systems?',
    noun: 'whether you own one of our systems',
    control: { kind: 'radio-group', options: OWNER },
    hintWhen: {
      holds: ({ owner }) => owner === 'true',
      text: 'Please add your system’s serial number in the comments.',
    },
    rules: [required(OWNERSHIP), oneOf(OWNER, OWNERSHIP)],
  }),
  defineField({
    name: 'contactMethod',
    maxLength: 5,
    mail: { kind: 'line', label: 'Wants to be reached by' },
    label: 'How should we contact you?',
    noun: 'how to contact you',
    control: { kind: 'radio-group', options: METHODS },
    rules: [required(OWNERSHIP), oneOf(METHODS, OWNERSHIP)],
  }),
];

const address = [
  sharedField(
    'addressLine1',
    required('Street address is required'),
    atLeastTwo('Street address must be at least 2 characters'),
  ),
  sharedField('city', required('City is required'), atLeastTwo('City must be at least 2 characters')),
  {
    ...region(unless(isElsewhere, required(STATE)), oneOf(REGIONS, STATE)),
    isOptional: isElsewhere,
  },
  sharedField('zip', required(ZIP), unless(isElsewhere, postalCode(ZIP))),
];

const closing = [
  comments,
  defineField({
    name: 'contactOptIn',
    maxLength: 40,
    mail: { kind: 'consent', label: 'Wants to hear about offers' },
    label: 'Yes, keep me posted about products, tips and offers.',
    control: { kind: 'checkbox', value: 'Contact Opt In' },
    rules: [],
    isOptional: () => true,
  }),
];

/** The form of the customer care page (specification, sections 2 to 5). */
export const customerCare = defineForm({
  id: 'customer-care',
  language: 'en',
  name: 'Customer care',
  kind: 'CUSTOMER_SERVICE',
  source: 'RUNTRU',
  isForDealer: false,
  steps: [[...about, ...PERSON, ...address, ...closing]],
  waitsForFields: true,
  submit: 'Send message',
  success: (_draft, facts) => serviceSuccess('customer care')(facts),
});
