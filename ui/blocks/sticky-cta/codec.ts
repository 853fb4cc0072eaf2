import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, flag, maybe, text }: Kinds) =>
  t.strict({
    data: t.strict({
      title: maybe(text),
      button_text: text,
      url: address,
      /** Whether the number to call stands beside the button. */
      show_phone: flag,
    }),
  });

export type StickyCtaAttributes = t.TypeOf<ReturnType<typeof codec>>;
