import * as O from 'fp-ts/Option';
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
  /** Empty: which of the town's codes it is, is not known. */
  readonly zip: string;
  /** Whether the address is known to exist; otherwise only its town is. */
  readonly isVerified: boolean;
}

/** What an address fills in of a form; a code that is not known stays as the visitor has typed it. */
export type AddressParts = Pick<SuggestedAddress, 'addressLine1' | 'city' | 'state'> & {
  readonly zip?: string;
};

export const partsOf = ({ addressLine1, city, state, zip }: SuggestedAddress): AddressParts => ({
  ...{ addressLine1, city, state },
  ...(zip !== '' && { zip }),
});

type Town = Pick<Place, 'city' | 'state'>;

const suggested = (
  addressLine1: string,
  { city, state }: Town,
  zip: PostalCode | '',
  isVerified: boolean,
): SuggestedAddress => ({
  label: `${addressLine1}, ${city}, ${state} ${zip}`.trimEnd(),
  ...{ addressLine1, city, state, zip, isVerified },
});

/** An address that a provider of addresses knows. */
export const verifiedAddress = (addressLine1: string, town: Town, zip: PostalCode): SuggestedAddress =>
  suggested(addressLine1, town, zip, true);

/** The street as it was typed, in a town that there is. */
export const addressInTown = (
  addressLine1: string,
  town: Town,
  zip: O.Option<PostalCode>,
): SuggestedAddress => suggested(addressLine1, town, O.getOrElse((): PostalCode | '' => '')(zip), false);
