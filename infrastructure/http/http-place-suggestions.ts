import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type {
  PlaceSuggestions,
  SuggestedPlaces,
  PlacesUnavailable,
} from '../../application/ports/dealers/place-suggestions.ts';
import { SITE_LANGUAGES } from '../../domain/content/site-language.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { getJson, type Endpoint } from '../wire/get-json.ts';
import { faultOf } from '../wire/wire-types.ts';

const SuggestionsWire = t.type({
  isGuess: t.boolean,
  places: t.array(t.type({ city: t.string, state: t.string, area: t.string })),
  emergencies: t.array(
    t.type({
      language: t.keyof(SITE_LANGUAGES),
      title: t.string,
      steps: t.array(t.string),
      call: t.union([t.string, t.null]),
    }),
  ),
});

const suggestionsAt = getJson((body) => pipe(SuggestionsWire.decode(body), E.mapLeft(faultOf)));

/** Suggested places, over HTTP: `/api/places/suggestions`. */
export class HttpPlaceSuggestions implements PlaceSuggestions {
  constructor(private readonly settings: Endpoint) {}

  readonly for = (
    typed: string,
    near: PostalCode | null,
  ): TE.TaskEither<PlacesUnavailable, SuggestedPlaces> => {
    const { address, timeoutMs } = this.settings;
    const query = new URLSearchParams({ typed, ...(near !== null && { near }) });
    return pipe(
      suggestionsAt({ address: `${address}?${query.toString()}`, timeoutMs }),
      TE.mapLeft(({ _tag }): PlacesUnavailable => ({ _tag: 'PlacesUnavailable', reason: _tag })),
    );
  };
}
