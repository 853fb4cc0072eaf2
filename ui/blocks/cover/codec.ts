import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  url: { source: 'attribute', selector: 'img', attribute: 'src' },
  poster: { source: 'attribute', selector: 'video', attribute: 'poster' },
  title: { source: 'html', selector: '.wp-block-cover-text, .wp-block-cover-image-text, h2' },
  titleTag: { source: 'tag', selector: '.wp-block-cover-text, .wp-block-cover-image-text, h2' },
};

export const codec = ({ inline, maybe, media, oneOf, surface }: Kinds) =>
  t.strict({
    /** What is behind the text; of a video its poster is shown, and a picture that is gone is left out. */
    url: maybe(media),
    poster: maybe(media),
    backgroundType: oneOf(['image', 'video'], 'image'),
    /** The surface where no picture is behind the text. */
    overlayColor: maybe(surface),
    align: oneOf(['none', 'full'], 'none'),
    /** The text of older covers; newer ones hold blocks. */
    title: maybe(inline),
    titleTag: oneOf(['p', 'h2'], 'p'),
    contentText: maybe(inline),
  });

export type CoverAttributes = t.TypeOf<ReturnType<typeof codec>>;
