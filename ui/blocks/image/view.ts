import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { contentLink } from '../content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { ImageAttributes } from './codec.ts';
import { pictureMeasures } from '../picture-measures.ts';

/** A picture with an optional caption and link. */
export const view = (attributes: ImageAttributes, { page, site }: ViewContext) => {
  const { url, alt, mediaData, width, height, sizeSlug, href, linkTarget, rel } = attributes;
  const entry = mediaData !== null && 'src' in mediaData ? mediaData : url;
  const media = { src: url.src, width: url.width ?? entry.width, height: url.height ?? entry.height };
  return {
    src: url.src,
    /** Null: there is only one width. */
    srcset: attributes.srcset ?? url.srcset ?? null,
    alt: alt ?? entry.alt,
    /** Null: unknown. */
    measures: pictureMeasures({ width, height, sizeSlug, media }),
    align: attributes.align,
    /** The picture's link; its name is null if the picture has alternative text. */
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

export type ImageProps = ReturnType<typeof view>;
