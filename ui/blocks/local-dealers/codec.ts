import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, listOf, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Before a code is known: `25 dealers near 60601` takes its place. */
      title: expected(text),
      description: maybe(text),
      /** Before a code is known: the link to all dealers of the area takes its place. */
      button_text: maybe(text),
      url: maybe(address),
      /** Before a code is known: the two best rated dealers take their places. */
      cards: listOf(t.strict({ block_title: expected(text), description: maybe(text) })),
    }),
  });

export const parts: BlockParts = { buttons: [['button_text', 'url']] };

export type LocalDealersAttributes = t.TypeOf<ReturnType<typeof codec>>;
