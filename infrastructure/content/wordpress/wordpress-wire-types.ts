import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decodeList, type Decoded } from '../../wire/decode-list.ts';
import { faultOf } from '../../wire/wire-types.ts';

/** Small codecs that WordPress's shapes are made of. */

/** What PHP leaves out or writes as null. */
export const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);

/** A list without its malformed items, and the warning that counts them; it fails when no item is well formed. */
export const listOf = <A>(
  kind: string,
  item: t.Type<A, unknown, unknown>,
): t.Type<Decoded<ReadonlyArray<A>>, unknown, unknown> => {
  const decodeItem = (given: unknown, position: number) =>
    E.mapLeft((errors: t.Errors) => `${position}: ${faultOf(errors)}`)(item.decode(given));
  return new t.Type(
    `a list of ${kind}`,
    (_u): _u is Decoded<ReadonlyArray<A>> => false,
    (u, context) =>
      pipe(
        Array.isArray(u) ? decodeList(kind, u, decodeItem) : E.left('no list'),
        E.fold(() => t.failure(u, context), t.success),
      ),
    t.identity,
  );
};

const Answer = t.type({
  data: t.unknown,
  errors: maybe(t.array(t.type({ message: maybe(t.string) }, 'an error'), 'a list of errors')),
});

export interface Answered<A> {
  readonly data: A;
  /** What WordPress could not do, though it answered. */
  readonly fault: string | null;
}

/** Reads an answer to GraphQL; left: why there are no data in it. */
export const decodeAnswer = <A>(
  data: t.Type<A, unknown, unknown>,
  body: unknown,
): E.Either<string, Answered<A>> =>
  pipe(
    Answer.decode(body),
    E.mapLeft(faultOf),
    E.chain((answer) => {
      const fault = reported(answer.errors?.[0]?.message ?? (answer.errors?.length ? 'an error' : null));
      if (answer.data === null || answer.data === undefined) return E.left(fault ?? 'no data');
      return pipe(
        data.decode(answer.data),
        E.bimap(
          (errors) => fault ?? faultOf(errors),
          (decoded) => ({ data: decoded, fault }),
        ),
      );
    }),
  );

const MAX_FAULT_LENGTH = 200;

const reported = (message: string | null): string | null => message?.slice(0, MAX_FAULT_LENGTH) ?? null;
