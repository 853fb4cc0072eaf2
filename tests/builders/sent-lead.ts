import type { LeadAsSent } from '../../domain/lead/received-lead.ts';
import type { Draft } from '../../domain/lead/lead.ts';

/** A valid value for every field of every form, on November 20, 2026. */
export const EVERY_FIELD = {
  topic: 'repair system',
  firstName: 'Ann',
  lastName: 'Doe',
  email: 'ann@example.com',
  phone: '972-555-4100',
  addressLine1: '1200 Main St',
  city: 'Addison',
  state: 'TX',
  zip: '75001',
  country: 'US',
  reason: 'Repair',
  owner: 'true',
  contactMethod: 'phone',
  comments: 'The furnace rattles.',
  contactOptIn: 'Contact Opt In',
  preferredDate: '2026-11-23',
  preferredWindow: 'morning',
  urgency: 'days',
  callTime: 'evening',
  smsOptIn: 'SMS Opt In',
} as const satisfies Draft;

const { firstName, lastName, email, phone, addressLine1, city, state, zip } = EVERY_FIELD;

/** The name, contact data and address of a homeowner. */
export const HOMEOWNER = {
  firstName,
  lastName,
  email,
  phone,
  addressLine1,
  city,
  state,
  zip,
} satisfies Draft;

/** A lead as a visitor sends it, from the contact modal by default. */
export const aSentLead = (said: LeadAsSent = {}): LeadAsSent => ({
  formId: 'contact-modal',
  ...HOMEOWNER,
  ...said,
});
