import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, media }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Below the words next to the form, where there is room for it. */
      image: maybe(media),
    }),
  });

export type HomeFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
