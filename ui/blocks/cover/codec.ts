import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  url: { source: 'attribute', selector: 'img', attribute: 'src' },
  srcset: { source: 'attribute', selector: 'img', attribute: 'srcset' },
  poster: { source: 'attribute', selector: 'video', attribute: 'poster' },
  title: { source: 'html', selector: '.wp-block-cover-text, .wp-block-cover-image-text, h2' },
  titleTag: { source: 'tag', selector: '.wp-block-cover-text, .wp-block-cover-image-text, h2' },
};

export const codec = ({ inline, maybe, media, oneOf, srcset, surface }: Kinds) =>
  t.strict({
    /** The background. A video shows its poster; a missing picture is left out. */
    url: maybe(media),
    srcset: maybe(srcset),
    poster: maybe(media),
    backgroundType: oneOf(['image', 'video'], 'image'),
    /** The surface of a cover without a picture. */
    overlayColor: maybe(surface),
    align: oneOf(['none', 'full'], 'none'),
    /** The text of older covers; newer ones have inner blocks. */
    title: maybe(inline),
    titleTag: oneOf(['p', 'h2'], 'p'),
    contentText: maybe(inline),
  });

export type CoverAttributes = t.TypeOf<ReturnType<typeof codec>>;
