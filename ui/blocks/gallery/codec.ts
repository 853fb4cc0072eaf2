import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  images: {
    source: 'query',
    // Older content has a list; the oldest has single pictures.
    selector: 'li, .blocks-gallery-image',
    query: {
      url: { source: 'attribute', selector: 'img', attribute: 'src' },
      srcset: { source: 'attribute', selector: 'img', attribute: 'srcset' },
      alt: { source: 'attribute', selector: 'img', attribute: 'alt' },
      link: { source: 'attribute', selector: 'a', attribute: 'href' },
      caption: { source: 'html', selector: 'figcaption' },
    },
  },
  caption: { source: 'html', selector: '.blocks-gallery-caption' },
};

export const codec = ({ address, flag, inline, listOf, maybe, media, number, srcset, text }: Kinds) =>
  t.strict({
    /** The pictures of older galleries; newer ones have inner image blocks. */
    images: listOf(
      t.strict({
        url: maybe(media),
        srcset: maybe(srcset),
        alt: maybe(text),
        link: maybe(address),
        caption: maybe(inline),
      }),
    ),
    /** Null: the default number of columns. */
    columns: maybe(number),
    /** Whether all pictures are cropped to one shape; null: yes. */
    imageCrop: maybe(flag),
    caption: maybe(inline),
  });

export type GalleryAttributes = t.TypeOf<ReturnType<typeof codec>>;
