import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  url: { source: 'attribute', selector: 'img', attribute: 'src' },
  title: { source: 'html', selector: '.wp-block-cover-text, .wp-block-cover-image-text, h2' },
};

export const codec = ({ inline, maybe, media, oneOf, surface }: Kinds) =>
  t.strict({
    /** What lies behind the text; a video is left out, and so is a picture that is gone. */
    url: maybe(media),
    backgroundType: oneOf(['image', 'video'], 'image'),
    /** The surface where no picture lies behind the text. */
    overlayColor: maybe(surface),
    align: oneOf(['none', 'full'], 'none'),
    /** The text of older covers; newer ones hold blocks. */
    title: maybe(inline),
    contentText: maybe(inline),
  });

export type CoverAttributes = t.TypeOf<ReturnType<typeof codec>>;
