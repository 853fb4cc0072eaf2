import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, listOf, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Shown until the zip code is known, then replaced by `25 dealers near 60601`. */
      title: expected(text),
      /** One sentence on how dealers are checked, with a link to the page that explains it. */
      description: maybe(text),
      more_text: maybe(text),
      more_url: maybe(address),
      /** Shown until the zip code is known, then replaced by the link to all dealers of the area. */
      button_text: maybe(text),
      url: maybe(address),
      /** Fill the cards that have no review; reviews replace them from the first card on. */
      cards: listOf(
        t.strict({ block_title: expected(text), description: maybe(text), url: expected(address) }),
      ),
    }),
  });

export const parts: BlockParts = {
  buttons: [
    ['button_text', 'url'],
    ['more_text', 'more_url'],
  ],
};

export type LocalDealersAttributes = t.TypeOf<ReturnType<typeof codec>>;
