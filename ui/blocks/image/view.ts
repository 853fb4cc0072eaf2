import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { contentLink, type ContentLink } from '../content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { ImageAttributes } from './codec.ts';
import { pictureMeasures, type PictureMeasures } from './picture-measures.ts';

export interface ImageProps {
  readonly src: string;
  readonly alt: string;
  /** Null: unknown. */
  readonly measures: PictureMeasures | null;
  readonly align: ImageAttributes['align'];
  /** The picture's link; its name is null if the picture has alternative text. */
  readonly link: (ContentLink & { readonly name: string | null }) | null;
  readonly caption: SafeHtml | null;
}

/** A picture with an optional caption and link. */
export const view = (attributes: ImageAttributes, { page, site }: ViewContext): ImageProps => {
  const { url, alt, mediaData, width, height, sizeSlug, href, linkTarget, rel } = attributes;
  const entry = mediaData !== null && 'src' in mediaData ? mediaData : url;
  const media = { src: url.src, width: url.width ?? entry.width, height: url.height ?? entry.height };
  return {
    src: url.src,
    alt: alt ?? entry.alt,
    measures: pictureMeasures({ width, height, sizeSlug, media }),
    align: attributes.align,
    link:
      href === null
        ? null
        : {
            ...contentLink({ href, target: linkTarget, rel }, site.siteUrl),
            // A decorative picture gives its link no name.
            name: (alt ?? url.alt) === '' ? coreBlockTextsIn(page.language).open(href) : null,
          },
    caption: attributes.caption,
  };
};
