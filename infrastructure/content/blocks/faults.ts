import type * as t from 'io-ts';

/** Where a value is off its codec, and what should be there. */
export interface Fault {
  /** Dotted; empty: the whole. */
  readonly path: string;
  readonly expected: string;
}

const tagOf = (type: t.Decoder<unknown, unknown> | undefined): unknown =>
  type !== undefined && '_tag' in type ? type._tag : undefined;

/** io-ts names composed types by all that they hold, which says nothing to an editor. */
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

/** The parts of a union or an intersection are numbered, and each is given the whole value. */
const isPart = ({ key, actual }: t.ContextEntry, around: t.ContextEntry | undefined): boolean =>
  around !== undefined && /^\d+$/.test(key) && actual === around.actual;

/** The first fault of a decoding. */
export const firstFault = (errors: t.Errors): Fault => {
  const context = errors[0]?.context ?? [];
  const keys = context
    .filter((entry, i) => entry.key !== '' && !isPart(entry, context[i - 1]))
    .map(({ key }) => key);
  const type = context.at(-1)?.type;
  return { path: keys.join('.'), expected: COMPOSED.get(tagOf(type)) ?? type?.name ?? 'something else' };
};
