import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Whether to show the Contact Dealer help card below the list. */
      help_card: flag,
    }),
  });

export type DealerListAttributes = t.TypeOf<ReturnType<typeof codec>>;
