import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, expected, fragment, listOf, maybe, media, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
      tabs: listOf(
        t.strict({
          tabName: expected(text),
          tabIntro: maybe(text),
          tabContent: listOf(
            t.strict({
              blockName: expected(text),
              blockId: fragment,
              files: listOf(t.strict({ fileLink: address, fileTitle: text })),
            }),
          ),
          imagesSection: listOf(t.strict({ imageTitle: text, imageUrl: media })),
        }),
      ),
    }),
  });

export type ResourceLibraryAttributes = t.TypeOf<ReturnType<typeof codec>>;
