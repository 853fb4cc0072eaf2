import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { CoverAttributes } from './codec.ts';

export interface CoverProps {
  /** The address of the background picture, which is dimmed to keep the text legible; null: there is none. */
  readonly image: string | null;
  readonly surface: Surface;
  /** Whether the cover spans the full width of the page. */
  readonly isBand: boolean;
  /** The text of older covers; null: the text is in the inner blocks. */
  readonly html: SafeHtml | null;
  readonly textTag: CoverAttributes['titleTag'];
}

/** Text on a picture or on a surface; null: the cover is empty. */
export const view = (
  { url, poster, backgroundType, overlayColor, align, title, titleTag, contentText }: CoverAttributes,
  { innerBlocks }: ViewContext,
): CoverProps | null => {
  const image = (backgroundType === 'image' ? url : poster)?.src ?? null;
  const html = innerBlocks.length > 0 ? null : (contentText ?? title);
  if (innerBlocks.length === 0 && html === null && image === null) return null;
  // Only the dark surface keeps text legible on any picture.
  const surface = image === null ? (overlayColor ?? 'ink') : 'ink';
  return { image, surface, isBand: align === 'full', html, textTag: titleTag };
};
