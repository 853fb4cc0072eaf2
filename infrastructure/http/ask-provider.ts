import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as E from 'fp-ts/Either';
import type { Logger } from '../../application/ports/logger.ts';
import type { Decoded } from '../wire/decode-list.ts';
import { getJson, type JsonFailure, type JsonRequest } from '../wire/get-json.ts';

/** Gets JSON from a provider. Malformed items are omitted and logged. */
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
