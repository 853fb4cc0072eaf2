import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Whether the Contact Dealer help card is below the list. */
      help_card: flag,
    }),
  });

export type DealerListAttributes = t.TypeOf<ReturnType<typeof codec>>;
