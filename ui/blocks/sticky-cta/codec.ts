import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, flag, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      button_text: expected(text),
      url: expected(address),
      /** Whether to show the phone number next to the button. */
      show_phone: flag,
    }),
  });

export const parts: BlockParts = { buttons: [['button_text', 'url']] };

export type StickyCtaAttributes = t.TypeOf<ReturnType<typeof codec>>;
