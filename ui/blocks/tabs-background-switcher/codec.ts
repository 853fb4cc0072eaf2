import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ either, flag, inline, listOf, maybe, media, text }: Kinds) => {
  const item = either(t.strict({ item: inline, pro: flag }), inline);
  return t.strict({
    data: t.strict({
      section_title: maybe(inline),
      tabs: listOf(t.strict({ tab_title: text, tab_items: either(listOf(item), item), image: maybe(media) })),
    }),
  });
};

export type TabsBackgroundSwitcherAttributes = t.TypeOf<ReturnType<typeof codec>>;
