import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { SuggestedAddress } from '../../domain/lead/suggested-address.ts';
import { faultOf } from '../wire/wire-types.ts';

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
export const decodeSuggestions = (body: unknown): E.Either<string, ReadonlyArray<SuggestedAddress>> =>
  pipe(
    SuggestionsWire.decode(body),
    E.bimap(faultOf, ({ suggestions }) => suggestions.map((address) => ({ isVerified: false, ...address }))),
  );
