import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type {
  AddressSuggestions,
  SuggestionsUnavailable,
} from '../../application/ports/dealers/address-suggestions.ts';
import type { SuggestedAddress } from '../../domain/lead/suggested-address.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { failureText, getJson, type Endpoint, type JsonFailure } from '../wire/get-json.ts';
import { faultOf } from '../wire/wire-types.ts';

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

const SuggestionWire = t.intersection(
  [
    t.type({ label: t.string, addressLine1: t.string, city: t.string, state: t.string, zip: t.string }),
    t.partial({ isVerified: t.boolean }),
  ],
  'a suggested address',
);

const SuggestionsWire = t.type(
  { suggestions: t.array(SuggestionWire, 'a list of suggested addresses') },
  'an answer with suggestions',
);

/** Decodes a response with address suggestions (contract, section 3). Left names the invalid path, never the value. */
const decodeSuggestions = (body: unknown): E.Either<string, ReadonlyArray<SuggestedAddress>> =>
  pipe(
    SuggestionsWire.decode(body),
    E.bimap(faultOf, ({ suggestions }) => suggestions.map((address) => ({ isVerified: false, ...address }))),
  );

const suggestionsAt = getJson(decodeSuggestions);

const unavailable = (failure: JsonFailure): SuggestionsUnavailable => ({
  _tag: 'SuggestionsUnavailable',
  reason: failureText(failure),
});
