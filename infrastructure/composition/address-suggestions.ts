import type { AddressSuggestions } from '../../application/ports/address-suggestions.ts';
import type { PostalPlaces } from '../../application/ports/postal-places.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { BuiltInAddressSuggestions } from '../places/built-in-address-suggestions.ts';
import { GoogleAddressSuggestions } from '../places/google-address-suggestions.ts';

const GOOGLE = { host: 'https://places.googleapis.com', timeoutMs: 2_000 };

/** The built-in suggestions, or Google's where there is a key for them (contract, section 2). */
export const addressSuggestions = (
  key: string | null,
  places: PostalPlaces,
  log: Logger,
): AddressSuggestions => {
  const builtIn = new BuiltInAddressSuggestions(places);
  return key === null ? builtIn : new GoogleAddressSuggestions({ key, ...GOOGLE }, places, builtIn, log);
};
