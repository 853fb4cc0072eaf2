import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ flag }: Kinds<typeof URI>) =>
  t.strict({
    data: t.strict({
      /** Whether the Contact Dealer help card stands below the list. */
      help_card: flag,
    }),
  });

export type DealerListAttributes = t.TypeOf<ReturnType<typeof codec>>;
