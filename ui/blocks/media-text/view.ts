import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import { contentLink, type ContentLink } from '../content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { MediaTextAttributes } from './codec.ts';

export interface MediaTextProps {
  /** A picture or a video; null: only the text is shown. */
  readonly media: (Media & { readonly isVideo: boolean }) | null;
  /** The picture's link; its name is null if the picture has alternative text. */
  readonly link: (ContentLink & { readonly name: string | null }) | null;
  readonly position: MediaTextAttributes['mediaPosition'];
  readonly verticalAlignment: MediaTextAttributes['verticalAlignment'];
  /** Null: that of the surroundings. */
  readonly surface: Surface | null;
}

/** A picture or a video next to blocks; null: there is neither. On small screens they are always stacked. */
export const view = (attributes: MediaTextAttributes, context: ViewContext): MediaTextProps | null => {
  const { mediaUrl, mediaAlt, mediaType, mediaTag, mediaPosition: position, href } = attributes;
  const { innerBlocks, page, site } = context;
  if (mediaUrl === null && innerBlocks.length === 0) return null;
  const isVideo = mediaType === 'video' || mediaTag !== null;
  const alt = mediaAlt ?? mediaUrl?.alt ?? '';
  return {
    media: mediaUrl && { ...mediaUrl, alt, isVideo },
    link:
      href === null || isVideo
        ? null
        : {
            ...contentLink({ href, target: '_self', rel: null }, site.siteUrl),
            name: alt === '' ? coreBlockTextsIn(page.language).open(href) : null,
          },
    position,
    verticalAlignment: attributes.verticalAlignment,
    surface: attributes.backgroundColor,
  };
};
