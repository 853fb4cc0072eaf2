import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Type } from 'io-ts/Type';
import { plainText } from '../html/plain-text.ts';

/** What editors leave where there is nothing. */
const isNothing = (given: unknown): boolean =>
  given === null || given === undefined || given === false || given === '' || isEmptyList(given);

const isEmptyList = (given: unknown): boolean => Array.isArray(given) && given.length === 0;

/** What a kind refuses is nothing where it holds no word: an empty paragraph. */
const isBlank = (given: unknown): boolean => typeof given === 'string' && plainText(given) === '';

const isAnything = <A>(_given: unknown): _given is A => true;

/** Null where there is nothing, or nothing but markup. */
export const maybe = <A>(kind: Type<A>): Type<A | null> =>
  new t.Type<A | null, unknown, unknown>(
    kind.name,
    isAnything,
    (given, context) => {
      if (isNothing(given)) return t.success(null);
      const read = kind.validate(given, context);
      if (E.isLeft(read)) return isBlank(given) ? t.success(null) : read;
      return isNothing(read.right) && read.right !== false ? t.success(null) : read;
    },
    t.identity,
  );

/** Each of a list, with the number of the one that is at fault; empty where there is nothing. */
export const listOf = <A>(kind: Type<A>): Type<ReadonlyArray<A>> =>
  new t.Type<ReadonlyArray<A>, unknown, unknown>(
    'a list',
    isAnything,
    (given, context) => {
      if (isNothing(given) || given === 0 || given === '0') return t.success([]);
      if (!Array.isArray(given)) return t.failure(given, context);
      const list: A[] = [];
      for (const [i, one] of given.entries()) {
        const read = kind.validate(one, t.appendContext(context, String(i), kind, one));
        if (E.isLeft(read)) return read;
        list.push(read.right);
      }
      return t.success(list);
    },
    t.identity,
  );

const depth = (errors: t.Errors): number => Math.max(...errors.map(({ context }) => context.length));

/** The first of two that fits; where neither does, the fault that lies deeper is told. */
export const either = <A, B>(first: Type<A>, second: Type<B>): Type<A | B> =>
  new t.Type<A | B, unknown, unknown>(
    `${first.name} or ${second.name}`,
    isAnything,
    (given, context) => {
      const one = first.validate(given, context);
      if (E.isRight(one)) return one;
      const other = second.validate(given, context);
      if (E.isRight(other)) return other;
      return depth(one.left) >= depth(other.left) ? one : other;
    },
    t.identity,
  );
