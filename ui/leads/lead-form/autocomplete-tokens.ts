import type { LeadField } from '../../../domain/lead/lead.ts';

/** The autocomplete token of each field (html standard). For other fields the browser decides. */
export const AUTOCOMPLETE_TOKENS: { readonly [field in LeadField]?: string } = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  addressLine1: 'address-line1',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country',
};
