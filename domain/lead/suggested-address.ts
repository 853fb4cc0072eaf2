import * as O from 'fp-ts/Option';
import type { Place } from '../postal-code/place.ts';
import { normalCode } from '../postal-code/normal-code.ts';
import { countryOf, type PostalCode } from '../postal-code/postal-code.ts';
import { countryOfRegion } from './regions.ts';

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

/** What an address fills in of a form. */
export type AddressParts = Pick<SuggestedAddress, 'addressLine1' | 'city' | 'state'> & {
  readonly zip?: string;
};

/**
 * Its parts for a form that has this code; a code that is not known stays as it is there, unless it is one of the
 * other country: then it is emptied.
 */
export const partsOf = (
  { addressLine1, city, state, zip }: SuggestedAddress,
  codeOfForm: string,
): AddressParts => ({
  ...{ addressLine1, city, state },
  ...((zip !== '' || isAbroad(state, codeOfForm)) && { zip }),
});

const isAbroad = (state: string, typed: string): boolean => {
  const code = normalCode(typed);
  return code !== null && countryOf(code) !== countryOfRegion(state);
};

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
