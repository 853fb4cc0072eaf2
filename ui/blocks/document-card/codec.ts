import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, inline, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      header: maybe(inline),
      subtext: maybe(inline),
      download_link_1: maybe(address),
      download_text_1: maybe(text),
      download_link_2: maybe(address),
      download_text_2: maybe(text),
    }),
  });

export const parts: BlockParts = {
  buttons: [
    ['download_text_1', 'download_link_1'],
    ['download_text_2', 'download_link_2'],
  ],
};

export type DocumentCardAttributes = t.TypeOf<ReturnType<typeof codec>>;
