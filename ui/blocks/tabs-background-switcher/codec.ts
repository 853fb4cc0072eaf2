import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ either, expected, flag, inline, listOf, maybe, media, oneOrMore, text }: Kinds) => {
  const item = either(t.strict({ item: inline, pro: flag }), inline);
  return t.strict({
    data: t.strict({
      section_title: maybe(inline),
      tabs: listOf(t.strict({ tab_title: expected(text), tab_items: oneOrMore(item), image: maybe(media) })),
    }),
  });
};

export type TabsBackgroundSwitcherAttributes = t.TypeOf<ReturnType<typeof codec>>;
