import type { TaskEither } from 'fp-ts/TaskEither';
import type { SuggestedAddress } from '../../../domain/lead/suggested-address.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** Suggestions can't be loaded; `reason` says why, without what was typed. */
export interface SuggestionsUnavailable {
  readonly _tag: 'SuggestionsUnavailable';
  readonly reason: string;
}

/** Completes addresses in the United States and Canada (specification, sections 5 and 7). */
export interface AddressSuggestions {
  /** At most five, best first. Returns nothing when the text can't start an address or no place is known from `near` or the text. */
  readonly for: (
    typed: string,
    near: PostalCode | null,
  ) => TaskEither<SuggestionsUnavailable, ReadonlyArray<SuggestedAddress>>;
}
