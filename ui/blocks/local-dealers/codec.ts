import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, listOf, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Before a code is known: `25 dealers near 60601` takes its place. */
      title: expected(text),
      /** How dealers are checked, in one sentence, with a link to the page that explains it. */
      description: maybe(text),
      more_text: maybe(text),
      more_url: maybe(address),
      /** Before a code is known: the link to all dealers of the area takes its place. */
      button_text: maybe(text),
      url: maybe(address),
      /** Where there are no reviews to show: they take the places of these, from the first on. */
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
