import type { DEALER_FIELDS, FieldsOf } from './dealer-fields.ts';

/** The nine types of assigned numbers (specification, section 9). */
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
 * A dealer (specification, section 3). Every field is optional; flags are true or absent. `distanceMiles` is set only in search answers,
 * measured from the center of the area.
 */
export type Dealer = FieldsOf<typeof DEALER_FIELDS>;

/** The type of dealers that aren't certified contractors (specification, section 5). */
export const NOT_CERTIFIED = 'NON-CC';
