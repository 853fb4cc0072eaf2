import type { TaskEither } from 'fp-ts/TaskEither';
import type { SuggestedAddress } from '../../../domain/lead/suggested-address.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** No suggestions are to be had; `reason` says why, and nothing of what was typed. */
export interface SuggestionsUnavailable {
  readonly _tag: 'SuggestionsUnavailable';
  readonly reason: string;
}

/** Addresses that what a visitor types may become, in the United States and Canada only (specification, sections 5 and 7). */
export interface AddressSuggestions {
  /**
   * At most five, best first; none for what is no beginning of an address, nor where neither `near` nor the text itself
   * names a place.
   */
  readonly for: (
    typed: string,
    near: PostalCode | null,
  ) => TaskEither<SuggestionsUnavailable, ReadonlyArray<SuggestedAddress>>;
}
