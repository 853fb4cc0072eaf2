import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      /** The text of the link to all systems and symptoms. */
      button_text: maybe(text),
      url: maybe(address),
    }),
  });

export const parts: BlockParts = { buttons: [['button_text', 'url']] };

export type SymptomTilesAttributes = t.TypeOf<ReturnType<typeof codec>>;
