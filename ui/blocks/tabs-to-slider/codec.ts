import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, flag, html, listOf, maybe, media, number, text }: Kinds) =>
  t.strict({
    data: t.strict({
      tabs: listOf(
        t.strict({
          tab_title: expected(text),
          tab_details: maybe(html),
          button_link: maybe(t.strict({ url: address, title: text })),
          image: maybe(media),
          image_mobile: maybe(media),
        }),
      ),
      auto_slide: flag,
      transition_delay: maybe(number),
      show_arrows: flag,
    }),
  });

export type TabsToSliderAttributes = t.TypeOf<ReturnType<typeof codec>>;
