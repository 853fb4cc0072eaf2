import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ maybe, media }: Kinds<typeof URI>) =>
  t.strict({
    data: t.strict({
      /** Below the words beside the form, where there is room for it. */
      image: maybe(media),
    }),
  });

export type HomeFormAttributes = t.TypeOf<ReturnType<typeof codec>>;
