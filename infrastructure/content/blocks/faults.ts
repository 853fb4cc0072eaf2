import type * as t from 'io-ts';

/** The path of an invalid value, and what was expected there. */
export interface Fault {
  /** Joined with dots. Empty for the root. */
  readonly path: string;
  readonly expected: string;
}

const tagOf = (type: t.Decoder<unknown, unknown> | undefined): unknown =>
  type !== undefined && '_tag' in type ? type._tag : undefined;

/** io-ts names composed types by their contents, which doesn't help editors. */
const COMPOSED: ReadonlyMap<unknown, string> = new Map([
  ['ExactType', 'fields'],
  ['StrictType', 'fields'],
  ['InterfaceType', 'fields'],
  ['PartialType', 'fields'],
  ['AnyDictionaryType', 'fields'],
  ['DictionaryType', 'fields'],
  ['ArrayType', 'a list'],
  ['AnyArrayType', 'a list'],
  ['ReadonlyArrayType', 'a list'],
  ['StringType', 'text'],
  ['NumberType', 'a number'],
  ['BooleanType', 'a flag'],
]);

/** io-ts numbers the members of a union or intersection and passes each the complete value. */
const isPart = ({ key, actual }: t.ContextEntry, around: t.ContextEntry | undefined): boolean =>
  around !== undefined && /^\d+$/.test(key) && actual === around.actual;

export const firstFault = (errors: t.Errors): Fault => {
  const context = errors[0]?.context ?? [];
  const keys = context
    .filter((entry, i) => entry.key !== '' && !isPart(entry, context[i - 1]))
    .map(({ key }) => key);
  const type = context.at(-1)?.type;
  return { path: keys.join('.'), expected: COMPOSED.get(tagOf(type)) ?? type?.name ?? 'something else' };
};
