import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ address, listOf, maybe, text }: Kinds<typeof URI>) =>
  t.strict({
    data: t.strict({
      /** In the place of the six categories; one without `text` is left out. */
      items: listOf(t.strict({ text: maybe(text), href: maybe(address) })),
    }),
  });

export type MobileDropdownNavigationAttributes = t.TypeOf<ReturnType<typeof codec>>;
