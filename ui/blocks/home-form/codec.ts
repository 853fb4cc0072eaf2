import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, media }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Shown below the text next to the form, if it fits. */
      image: maybe(media),
    }),
  });

export type HomeFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
