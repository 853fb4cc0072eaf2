import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ address, flag, maybe, text }: Kinds<typeof URI>) =>
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
