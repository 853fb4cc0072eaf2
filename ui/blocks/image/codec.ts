import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  url: { source: 'attribute', selector: 'img', attribute: 'src' },
  srcset: { source: 'attribute', selector: 'img', attribute: 'srcset' },
  alt: { source: 'attribute', selector: 'img', attribute: 'alt' },
  width: { source: 'attribute', selector: 'img', attribute: 'width' },
  height: { source: 'attribute', selector: 'img', attribute: 'height' },
  caption: { source: 'html', selector: 'figcaption' },
  href: { source: 'attribute', selector: 'figure > a', attribute: 'href' },
  linkTarget: { source: 'attribute', selector: 'figure > a', attribute: 'target' },
  rel: { source: 'attribute', selector: 'figure > a', attribute: 'rel' },
};

/** An image block must have a picture (specification, section 8: failed image block). */
export const codec = ({ address, either, inline, maybe, media, number, oneOf, srcset, text }: Kinds) => {
  const length = maybe(either(number, text));
  return t.strict({
    url: media,
    srcset: maybe(srcset),
    alt: maybe(text),
    /** The picture's entry in the media library, with its dimensions; a missing entry is ignored. */
    mediaData: maybe(either(media, t.strict({}))),
    /** In pixels: `600`, `600px`. */
    width: length,
    height: length,
    /** `thumbnail`, `large`, `600x600`. */
    sizeSlug: maybe(text),
    caption: maybe(inline),
    href: maybe(address),
    linkTarget: oneOf(['_self', '_blank'], '_self'),
    rel: maybe(text),
    align: oneOf(['none', 'left', 'center', 'right', 'wide', 'full'], 'none'),
  });
};

export type ImageAttributes = t.TypeOf<ReturnType<typeof codec>>;
