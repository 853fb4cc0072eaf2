import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, either, html, inline, listOf, maybe, media, oneOf, text }: Kinds) => {
  const nothing = maybe(t.never);
  const described = { block_title: maybe(inline), description: maybe(html) };
  return t.strict({
    data: t.intersection([
      t.strict({
        title: maybe(inline),
        content: maybe(html),
        intro: maybe(html),
        heading_tag: oneOf(['h2', 'h3', 'h4'], 'h2'),
        block_repeater_fields: listOf(t.strict({ image: maybe(media), ...described })),
        // As the list of screens names them.
        cards: listOf(t.strict({ icon: maybe(media), ...described })),
      }),
      // A call to action without a text, or one that leads nowhere, cannot be tracked.
      either(
        t.strict({ cta_text: text, cta_url: address }),
        t.strict({ cta_text: nothing, cta_url: nothing }),
      ),
    ]),
  });
};

export type FeatureGridAttributes = t.TypeOf<ReturnType<typeof codec>>;
