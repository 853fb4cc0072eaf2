import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, text }: Kinds) =>
  t.strict({
    label: maybe(text),
    placeholder: maybe(text),
    buttonText: maybe(text),
    /** What is searched alone. */
    query: maybe(t.strict({ kind: maybe(text) })),
  });

export type SearchAttributes = t.TypeOf<ReturnType<typeof codec>>;
