import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, inline, maybe, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      message: inline,
      link_text: maybe(text),
      link_url: maybe(address),
      tone: oneOf(['info', 'tip', 'caution', 'danger'], 'info'),
      banner_id: maybe(text),
    }),
  });

export const parts: BlockParts = { buttons: [['link_text', 'link_url']] };

export type CloseableBannerAttributes = t.TypeOf<ReturnType<typeof codec>>;
