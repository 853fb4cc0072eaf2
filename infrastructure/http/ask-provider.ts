import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as E from 'fp-ts/Either';
import type { Logger } from '../../application/ports/logger.ts';
import type { Decoded } from '../wire/decode-list.ts';
import { getJson, type JsonFailure, type JsonRequest } from '../wire/get-json.ts';

/** Asks a provider for JSON that may hold malformed items: they are left out, which is logged, and the rest is answered. */
export const askProvider = <A>(
  request: JsonRequest,
  decode: (body: unknown) => E.Either<string, Decoded<A>>,
  log?: Logger,
): TE.TaskEither<JsonFailure, A> =>
  pipe(
    getJson(decode)(request),
    TE.map(({ value, warning }) => {
      if (warning !== null) log?.warning(warning);
      return value;
    }),
  );
