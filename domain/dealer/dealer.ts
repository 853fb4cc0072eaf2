import type { DEALER_FIELDS, FieldsOf } from './dealer-fields.ts';

/** The nine types of numbers that may be assigned to a dealer (specification, section 9). */
export const NUMBER_TYPES = [
  'organic-search',
  'paid-search',
  'campaign-1',
  'campaign-2',
  'value-brand',
  'top-right-domain',
  'top-right-campaign',
  'general-campaign',
  'focus-campaign',
] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekHours = { readonly [day in (typeof WEEKDAYS)[number]]?: string };

/**
 * A dealer, as section 3 of the specification lists it; every field may be missing. Flags are true or
 * absent. `distanceMiles` belongs to an answer, from the middle of the area searched.
 */
export type Dealer = FieldsOf<typeof DEALER_FIELDS>;

/** Dealers of this type are not certified contractors (specification, section 5). */
export const NOT_CERTIFIED = 'NON-CC';
