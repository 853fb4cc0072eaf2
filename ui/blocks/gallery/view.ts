import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { inWidths, type Media } from '../../../domain/content/blocks/media.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { contentLink, type ContentLink } from '../content-link.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import type { GalleryAttributes } from './codec.ts';

const MAX_COLUMNS = 4;
const DEFAULT_COLUMNS = 3;

export interface GalleryPicture {
  /** Null: the picture is missing; only the caption is shown. */
  readonly media: Media | null;
  /** The picture's link; its name is null if the picture has alternative text. */
  readonly link: (ContentLink & { readonly name: string | null }) | null;
  readonly caption: SafeHtml | null;
}

/** Pictures in a grid; null: no pictures and no caption. */
export const view = (
  { images, columns, imageCrop, caption }: GalleryAttributes,
  { innerBlocks, page, site }: ViewContext,
) => {
  const pictures = innerBlocks.length > 0 ? [] : images.flatMap(pictureOf(site.siteUrl, page.language));
  const count = innerBlocks.length + pictures.length;
  if (count === 0 && caption === null) return null;
  const most = Math.min(columns ?? DEFAULT_COLUMNS, MAX_COLUMNS, count);
  return {
    /** Empty: the pictures are inner blocks. */
    pictures,
    /** 1 to 4; small screens show fewer. */
    columns: Math.max(1, Math.round(most)),
    isCropped: imageCrop !== false,
    caption,
  };
};

export type GalleryProps = NonNullable<ReturnType<typeof view>>;

const pictureOf =
  (siteUrl: string, language: ViewContext['page']['language']) =>
  ({
    url,
    srcset,
    alt,
    link,
    caption,
  }: GalleryAttributes['images'][number]): ReadonlyArray<GalleryPicture> => {
    if (url === null && caption === null) return [];
    const media = url && { ...inWidths(url, srcset), alt: alt ?? url.alt };
    return [{ media, link: media && linkOf(link, media, siteUrl, language), caption }];
  };

const linkOf = (
  href: string | null,
  { alt }: Media,
  siteUrl: string,
  language: ViewContext['page']['language'],
): GalleryPicture['link'] =>
  href === null
    ? null
    : {
        ...contentLink({ href, target: '_self', rel: null }, siteUrl),
        name: alt === '' ? coreBlockTextsIn(language).open(href) : null,
      };
