import * as O from 'fp-ts/Option';
import type { Place } from '../postal-code/place.ts';
import { normalCode } from '../postal-code/normal-code.ts';
import { countryOf, type PostalCode } from '../postal-code/postal-code.ts';
import { countryOfRegion } from './regions.ts';

export const MAX_SUGGESTIONS = 5;

/** A completion of a typed address. Its parts fill in the form's fields (specification, section 5). */
export interface SuggestedAddress {
  /** `1200 Main St, Addison, TX 75001`. */
  readonly label: string;
  readonly addressLine1: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  /** Empty when the town has several codes. */
  readonly zip: string;
  /** Whether the address is known to exist; otherwise only its town is. */
  readonly isVerified: boolean;
}

/** The field values of an address. */
export type AddressParts = Pick<SuggestedAddress, 'addressLine1' | 'city' | 'state'> & {
  readonly zip?: string;
};

/** The values to fill in. If the zip is unknown, the form keeps its own, unless that is in the other country: then it is cleared. */
export const partsOf = (
  { addressLine1, city, state, zip }: SuggestedAddress,
  codeOfForm: string,
): AddressParts => ({
  addressLine1,
  city,
  state,
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
  addressLine1,
  city,
  state,
  zip,
  isVerified,
});

/** An address from an address provider. */
export const verifiedAddress = (addressLine1: string, town: Town, zip: PostalCode): SuggestedAddress =>
  suggested(addressLine1, town, zip, true);

/** The typed street in an existing town. */
export const addressInTown = (
  addressLine1: string,
  town: Town,
  zip: O.Option<PostalCode>,
): SuggestedAddress => suggested(addressLine1, town, O.getOrElse((): PostalCode | '' => '')(zip), false);
