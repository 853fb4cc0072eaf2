import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, either, inline, maybe, text }: Kinds) => {
  // A link without a text, or one that leads nowhere, cannot be tracked; a card without a link is none.
  const nothing = maybe(t.never);
  const first = t.strict({ download_link_1: address, download_text_1: text });
  const noFirst = t.strict({ download_link_1: nothing, download_text_1: nothing });
  const second = t.strict({ download_link_2: address, download_text_2: text });
  const noSecond = t.strict({ download_link_2: nothing, download_text_2: nothing });
  return t.strict({
    data: t.intersection([
      t.strict({ header: maybe(inline), subtext: maybe(inline) }),
      either(t.intersection([first, either(second, noSecond)]), t.intersection([noFirst, second])),
    ]),
  });
};

export type DocumentCardAttributes = t.TypeOf<ReturnType<typeof codec>>;
