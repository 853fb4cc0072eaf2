import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeUnknown, NearestCode } from '../../application/ports/dealers/nearest-code.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import { parsePostalCode, type PostalCode } from '../../domain/postal-code/postal-code.ts';
import { getJson, type Endpoint, type JsonFailure } from '../wire/get-json.ts';

/**
 * The postal code at a position, over HTTP (contract, section 7): `/api/places/locate`. The position is sent in the body, never in the
 * URL.
 */
export class HttpNearestCode implements NearestCode {
  constructor(private readonly settings: Endpoint) {}

  readonly of = ({ lat, lon }: Coordinates): TE.TaskEither<CodeUnknown, PostalCode> => {
    const { address, timeoutMs } = this.settings;
    return pipe(codeAt({ address, timeoutMs, body: { lat, lon } }), TE.mapLeft(unknown));
  };
}

/** Decodes the response. Without io-ts, because every page may load it. */
const decodeCode = (body: unknown): E.Either<string, PostalCode> => {
  const zip = typeof body === 'object' && body !== null && 'zip' in body ? body.zip : null;
  return pipe(
    typeof zip === 'string' ? parsePostalCode(zip) : O.none,
    E.fromOption(() => 'no postal code'),
  );
};

const codeAt = getJson(decodeCode);

const unknown = (failure: JsonFailure): CodeUnknown => ({
  _tag: 'CodeUnknown',
  reason: failure._tag === 'Refused' && failure.status === 404 ? 'elsewhere' : 'no answer',
});
