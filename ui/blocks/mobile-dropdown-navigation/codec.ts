import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, listOf, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      /** What the dropdown is for; it is itself titled by the page that is read. */
      title: maybe(text),
      /** In the place of the six categories; one without `text` is left out. */
      items: listOf(t.strict({ text, href: maybe(address) })),
    }),
  });

export type MobileDropdownNavigationAttributes = t.TypeOf<ReturnType<typeof codec>>;
