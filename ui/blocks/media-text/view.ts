import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { inWidths } from '../../../domain/content/blocks/media.ts';
import { contentLink } from '../content-link.ts';
import { pictureMeasures } from '../picture-measures.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { MediaTextAttributes } from './codec.ts';

/** A picture or a video next to blocks; null: there is neither. On small screens they are always stacked. */
export const view = (attributes: MediaTextAttributes, context: ViewContext) => {
  const {
    mediaUrl,
    mediaAlt,
    mediaType,
    mediaTag,
    mediaPosition: position,
    width,
    height,
    href,
  } = attributes;
  const { innerBlocks, page, site } = context;
  if (mediaUrl === null && innerBlocks.length === 0) return null;
  const isVideo = mediaType === 'video' || mediaTag !== null;
  const alt = mediaAlt ?? mediaUrl?.alt ?? '';
  return {
    /** A picture or a video; null: only the text is shown. */
    media: mediaUrl && {
      ...inWidths(mediaUrl, attributes.srcset),
      ...pictureMeasures({ width, height, media: mediaUrl, sizeSlug: null }),
      alt,
      isVideo,
    },
    /** The picture's link; its name is null if the picture has alternative text. */
    link:
      href === null || isVideo
        ? null
        : {
            ...contentLink({ href, target: '_self', rel: null }, site.siteUrl),
            name: alt === '' ? coreBlockTextsIn(page.language).open(href) : null,
          },
    position,
    verticalAlignment: attributes.verticalAlignment,
    /** Null: that of the surroundings. */
    surface: attributes.backgroundColor,
  };
};

export type MediaTextProps = NonNullable<ReturnType<typeof view>>;
