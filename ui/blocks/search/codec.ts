import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, text }: Kinds) =>
  t.strict({
    label: maybe(text),
    placeholder: maybe(text),
    buttonText: maybe(text),
    /** Limits the search to one kind of result. */
    query: maybe(t.strict({ kind: maybe(text) })),
  });

export type SearchAttributes = t.TypeOf<ReturnType<typeof codec>>;
