import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import { plainText } from '../html/plain-text.ts';
import { collecting, leaveOut, leaveOutFor, type PartialValidation } from './left-out.ts';

/** What editors leave where there is nothing. */
const isNothing = (given: unknown): boolean =>
  given === null || given === undefined || given === false || given === '' || isEmptyList(given);

const isEmptyList = (given: unknown): boolean => Array.isArray(given) && given.length === 0;

/** What a kind refuses is nothing where it holds no word: an empty paragraph. */
const isBlank = (given: unknown): boolean => typeof given === 'string' && plainText(given) === '';

/** Fields in which nothing is filled in, as editors leave some behind. */
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
      // Some kinds read false as a value of their own.
      if (isNothing(given) && given !== false) return nothing();
      const read = kind.validate(given, context);
      if (E.isRight(read)) return isNothing(read.right) && read.right !== false ? nothing() : read;
      if (isUnfilled(given) || isBlank(given)) return nothing();
      leaveOutFor(context, read.left);
      return t.success(null);
    },
    t.identity,
  );

/** Null where there is nothing, or nothing but markup; null too for what is not of its kind, which is left out with a warning. */
export const maybe = <A>(kind: Type<A>): Type<A | null> => optional(kind, () => undefined);

/** The same for what a block usually has: that there is nothing is a warning too. */
export const expected = <A>(kind: Type<A>): Type<A | null> =>
  optional(kind, (given, context) => leaveOutFor(context, [{ value: given, context }]));

/**
 * Each of a list; empty where there is nothing. A row that is not of its kind, or empty, is left out with a warning; a kind that
 * may be nothing keeps its place.
 */
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

/** A list, or one row of it by itself. */
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

/** Of two that do not fit whole: the first that fits but for some parts, else the one whose fault is deeper. */
const better = <A, B>(
  one: PartialValidation<A>,
  other: PartialValidation<B>,
): PartialValidation<A> | PartialValidation<B> => {
  if (E.isRight(one.result)) return one;
  if (E.isRight(other.result)) return other;
  return depth(one.result.left) >= depth(other.result.left) ? one : other;
};

/** The first of two that fits whole, else the first that fits but for some parts; where neither does, the fault that is deeper is reported. */
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
