import type { Place } from '../postal-code/place.ts';
import type { PostalCode } from '../postal-code/postal-code.ts';

/** So many are suggested at most. */
export const MAX_SUGGESTIONS = 5;

/** An address that what was typed may become; its parts fill a form's fields (specification, section 5). */
export interface SuggestedAddress {
  /** `1200 Main St, Addison, TX 75001`. */
  readonly label: string;
  readonly addressLine1: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zip: string;
}

export const suggestedAddress = (
  addressLine1: string,
  { city, state }: Pick<Place, 'city' | 'state'>,
  zip: PostalCode,
): SuggestedAddress => ({
  label: `${addressLine1}, ${city}, ${state} ${zip}`,
  addressLine1,
  city,
  state,
  zip,
});
