import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, either, flag, html, listOf, maybe, media, number, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      tabs: listOf(
        t.strict({
          tab_title: text,
          tab_details: maybe(html),
          button_link: maybe(t.strict({ url: maybe(address), title: maybe(text) })),
          image: maybe(media),
          image_mobile: maybe(media),
        }),
      ),
      auto_slide: flag,
      transition_delay: either(maybe(number), oneOf<'other'>(['other'], 'other')),
      show_arrows: flag,
    }),
  });

export type TabsToSliderAttributes = t.TypeOf<ReturnType<typeof codec>>;
