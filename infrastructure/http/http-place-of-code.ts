import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { PlaceOfCode, PlaceUnknown } from '../../application/ports/dealers/place-of-code.ts';
import type { Place } from '../../domain/postal-code/place.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { getJson, type Endpoint, type JsonFailure } from '../wire/get-json.ts';

/** The place of a postal code, over HTTP: `/api/places/area?zipcode=`. */
export class HttpPlaceOfCode implements PlaceOfCode {
  constructor(private readonly settings: Endpoint) {}

  readonly of = (code: PostalCode): TE.TaskEither<PlaceUnknown, Place> => {
    const { address, timeoutMs } = this.settings;
    const query = new URLSearchParams({ zipcode: code });
    return pipe(
      placeAt({ address: `${address}?${query.toString()}`, timeoutMs, cache: 'no-store' }),
      TE.mapLeft(unknown),
    );
  };
}

const PlaceWire = t.strict({ city: t.string, state: t.string, lat: t.number, lon: t.number });

const decodePlace = (body: unknown): E.Either<string, Place> =>
  pipe(
    PlaceWire.decode(body),
    E.mapLeft(() => 'malformed'),
  );

const placeAt = getJson(decodePlace);

const unknown = (failure: JsonFailure): PlaceUnknown => ({
  _tag: 'PlaceUnknown',
  reason: failure._tag === 'Refused' && failure.status === 404 ? 'not listed' : 'no answer',
});
