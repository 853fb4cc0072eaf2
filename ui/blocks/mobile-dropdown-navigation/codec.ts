import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, listOf, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      /** The dropdown's label; the dropdown's title is the current page. */
      title: maybe(text),
      /** Replace the six categories; an item without `text` is left out. */
      items: listOf(t.strict({ text, href: maybe(address) })),
    }),
  });

export type MobileDropdownNavigationAttributes = t.TypeOf<ReturnType<typeof codec>>;
