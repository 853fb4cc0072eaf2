import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type {
  AddressSuggestions,
  SuggestionsUnavailable,
} from '../../application/ports/dealers/address-suggestions.ts';
import type { SuggestedAddress } from '../../domain/lead/suggested-address.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { decodeSuggestions } from './address-suggestions-wire.ts';
import { failureText, getJson, type Endpoint, type JsonFailure } from '../wire/get-json.ts';

/**
 * Address suggestions over HTTP (contract, section 3): `/api/places/autocomplete`. The URL contains what the visitor types, so it must
 * not be stored.
 */
export class HttpAddressSuggestions implements AddressSuggestions {
  constructor(private readonly settings: Endpoint) {}

  readonly for = (
    typed: string,
    near: PostalCode | null,
  ): TE.TaskEither<SuggestionsUnavailable, ReadonlyArray<SuggestedAddress>> => {
    const { address, timeoutMs } = this.settings;
    const query = new URLSearchParams({ input: typed, ...(near !== null && { near }) });
    return pipe(
      suggestionsAt({ address: `${address}?${query.toString()}`, timeoutMs, cache: 'no-store' }),
      TE.mapLeft(unavailable),
    );
  };
}

const suggestionsAt = getJson(decodeSuggestions);

const unavailable = (failure: JsonFailure): SuggestionsUnavailable => ({
  _tag: 'SuggestionsUnavailable',
  reason: failureText(failure),
});
