import * as E from 'fp-ts/Either';
import * as J from 'fp-ts/Json';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { faultOf } from '../wire/wire-types.ts';

/** A column has invalid JSON. The message names the path, never the value. */
class InvalidRow extends Error {
  readonly code = 'INVALID_ROW';
}

/** Decodes a JSON column. Throws an `InvalidRow` when another program wrote to the table. */
export const storedJson = <A>(column: t.Decoder<unknown, A>, text: string): A =>
  pipe(
    J.parse(text),
    E.mapLeft(() => 'it is not JSON'),
    E.chainW((value) => E.mapLeft(faultOf)(column.decode(value))),
    E.getOrElseW((fault) => {
      throw new InvalidRow(fault);
    }),
  );
