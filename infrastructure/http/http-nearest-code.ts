import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { CodeUnknown, NearestCode } from '../../application/ports/nearest-code.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import { parsePostalCode, type PostalCode } from '../../domain/postal-code/postal-code.ts';
import { boundedJson } from './bounded-json.ts';

export interface HttpNearestCodeSettings {
  /** Where positions are located, `/api/places/locate`. */
  readonly address: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
}

type Answer = E.Either<CodeUnknown, PostalCode>;

/** The postal code around a position, over HTTP (contract, section 7): the position is in the body, never in the address. */
export class HttpNearestCode implements NearestCode {
  constructor(private readonly settings: HttpNearestCodeSettings) {}

  readonly of =
    ({ lat, lon }: Coordinates) =>
    async (): Promise<Answer> => {
      try {
        const response = await fetch(this.settings.address, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({ lat, lon }),
          signal: AbortSignal.timeout(this.settings.timeoutMs),
          redirect: 'error',
        });
        if (response.ok) return answered(await boundedJson(response));
        // A body that nobody reads holds its connection.
        await response.body?.cancel();
        return unknown(response.status === 404 ? 'elsewhere' : 'no answer');
      } catch {
        return unknown('no answer');
      }
    };
}

/** The one field of the answer; what is no postal code is no answer. */
const answered = (body: unknown): Answer => {
  const zip = typeof body === 'object' && body !== null && 'zip' in body ? body.zip : null;
  return pipe(
    typeof zip === 'string' ? parsePostalCode(zip) : O.none,
    O.match(() => unknown('no answer'), E.right),
  );
};

const unknown = (reason: CodeUnknown['reason']): Answer => E.left({ _tag: 'CodeUnknown', reason });
