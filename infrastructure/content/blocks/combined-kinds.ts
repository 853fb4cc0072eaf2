import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import { plainText } from '../html/plain-text.ts';
import { collecting, leaveOut, leaveOutFor, type PartialValidation } from './left-out.ts';

/** The values that editors leave for an empty field. */
const isNothing = (given: unknown): boolean =>
  given === null || given === undefined || given === false || given === '' || isEmptyList(given);

const isEmptyList = (given: unknown): boolean => Array.isArray(given) && given.length === 0;

/** A refused value without any text, such as an empty paragraph, counts as nothing. */
const isBlank = (given: unknown): boolean => typeof given === 'string' && plainText(given) === '';

/** Whether all nested fields are empty, as editors leave some. */
const isUnfilled = (given: unknown): boolean =>
  isNothing(given) || (typeof given === 'object' && given !== null && Object.values(given).every(isUnfilled));

const isAnything = <A>(_given: unknown): _given is A => true;

const optional = <A>(
  kind: Type<A>,
  onNothing: (given: unknown, context: t.Context) => void,
): Type<A | null> =>
  new t.Type<A | null, unknown, unknown>(
    kind.name,
    isAnything,
    (given, context) => {
      const nothing = (): t.Validation<null> => {
        onNothing(given, context);
        return t.success(null);
      };
      // Some kinds accept false as a value.
      if (isNothing(given) && given !== false) return nothing();
      const read = kind.validate(given, context);
      if (E.isRight(read)) return isNothing(read.right) && read.right !== false ? nothing() : read;
      if (isUnfilled(given) || isBlank(given)) return nothing();
      leaveOutFor(context, read.left);
      return t.success(null);
    },
    t.identity,
  );

/** Null for an empty value. An invalid value also becomes null, with a warning. */
export const maybe = <A>(kind: Type<A>): Type<A | null> => optional(kind, () => undefined);

/** Like `maybe`, but an empty value causes a warning too. */
export const expected = <A>(kind: Type<A>): Type<A | null> =>
  optional(kind, (given, context) => leaveOutFor(context, [{ value: given, context }]));

/** The items of a list. Invalid and empty items are dropped with a warning, except that an optional kind keeps its position as null. */
export const listOf = <A>(kind: Type<A>): Type<ReadonlyArray<A>> => {
  const keepsPlaces = E.isRight(kind.decode(null));
  return new t.Type<ReadonlyArray<A>, unknown, unknown>(
    'a list',
    isAnything,
    (given, context) => {
      if (isNothing(given) || given === 0 || given === '0') return t.success([]);
      if (!Array.isArray(given)) {
        leaveOutFor(context, [{ value: given, context }]);
        return t.success([]);
      }
      return t.success(
        given.flatMap((one: unknown, i) => {
          const own = t.appendContext(context, String(i), kind, one);
          return keepsPlaces ? placed(kind, one, own) : row(kind, one, own);
        }),
      );
    },
    t.identity,
  );
};

/** A list, or a single item of one. */
export const oneOrMore = <A>(kind: Type<A>): Type<ReadonlyArray<A>> => {
  const list = listOf(kind);
  return new t.Type<ReadonlyArray<A>, unknown, unknown>(
    list.name,
    isAnything,
    (given, context) => list.validate(Array.isArray(given) || isNothing(given) ? given : [given], context),
    t.identity,
  );
};

const row = <A>(kind: Type<A>, given: unknown, context: t.Context): ReadonlyArray<A> => {
  if (isUnfilled(given)) {
    leaveOutFor(context, [{ value: given, context }]);
    return [];
  }
  return placed(kind, given, context).filter((read) => !isUnfilled(read));
};

const placed = <A>(kind: Type<A>, given: unknown, context: t.Context): ReadonlyArray<A> => {
  const read = kind.validate(given, context);
  if (E.isRight(read)) return [read.right];
  leaveOutFor(context, read.left);
  return [];
};

const depth = (errors: t.Errors): number => Math.max(...errors.map(({ context }) => context.length));

const fits = ({ result, leftOut }: PartialValidation<unknown>): boolean =>
  E.isRight(result) && leftOut.length === 0;

/** Of two partial results: the first that decodes with omissions, else the one with the deeper fault. */
const better = <A, B>(
  one: PartialValidation<A>,
  other: PartialValidation<B>,
): PartialValidation<A> | PartialValidation<B> => {
  if (E.isRight(one.result)) return one;
  if (E.isRight(other.result)) return other;
  return depth(one.result.left) >= depth(other.result.left) ? one : other;
};

/** The first of two kinds that fits completely, else the first that fits with omissions. If neither fits, reports the deeper fault. */
export const either = <A, B>(first: Type<A>, second: Type<B>): Type<A | B> =>
  new t.Type<A | B, unknown, unknown>(
    `${first.name} or ${second.name}`,
    isAnything,
    (given, context) => {
      const one = collecting(first, given, context);
      if (fits(one)) return one.result;
      const other = collecting(second, given, context);
      const chosen = fits(other) ? other : better(one, other);
      chosen.leftOut.forEach((fault) => leaveOut(context, fault));
      return chosen.result;
    },
    t.identity,
  );
