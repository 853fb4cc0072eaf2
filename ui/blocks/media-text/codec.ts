import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  mediaUrl: { source: 'attribute', selector: 'figure img, figure video', attribute: 'src' },
  srcset: { source: 'attribute', selector: 'figure img', attribute: 'srcset' },
  width: { source: 'attribute', selector: 'figure img', attribute: 'width' },
  height: { source: 'attribute', selector: 'figure img', attribute: 'height' },
  mediaAlt: { source: 'attribute', selector: 'figure img', attribute: 'alt' },
  mediaTag: { source: 'tag', selector: 'figure video' },
  href: { source: 'attribute', selector: 'figure > a', attribute: 'href' },
};

export const codec = ({ address, maybe, media, oneOf, srcset, surface, text }: Kinds) =>
  t.strict({
    /** Null: only the text is shown. */
    mediaUrl: maybe(media),
    srcset: maybe(srcset),
    width: maybe(text),
    height: maybe(text),
    mediaAlt: maybe(text),
    mediaType: oneOf(['image', 'video'], 'image'),
    /** Set if the saved block has a video. */
    mediaTag: maybe(text),
    mediaPosition: oneOf(['left', 'right'], 'left'),
    verticalAlignment: oneOf(['top', 'center', 'bottom'], 'center'),
    href: maybe(address),
    backgroundColor: maybe(surface),
  });

export type MediaTextAttributes = t.TypeOf<ReturnType<typeof codec>>;
