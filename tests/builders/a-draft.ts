import type { Draft } from '../../domain/lead/lead.ts';

/** The details of a homeowner in Addison, valid in every form. */
export const ANN: Draft = {
  topic: 'repair system',
  firstName: 'Ann',
  lastName: 'Walker',
  email: 'ann@example.com',
  phone: '972-555-4142',
  addressLine1: '1200 Main St',
  city: 'Addison',
  state: 'TX',
  zip: '75001',
  country: 'US',
  reason: 'Repair',
  owner: 'false',
  contactMethod: 'phone',
  comments: 'No heat since last night.',
  contactOptIn: 'Contact Opt In',
  preferredDate: '2026-11-23',
  preferredWindow: 'morning',
  urgency: 'days',
  callTime: 'evening',
  smsOptIn: 'SMS Opt In',
};
