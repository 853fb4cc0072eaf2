import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { inWidths } from '../../../domain/content/blocks/media.ts';
import type { CoverAttributes } from './codec.ts';

/** Text on a picture or on a surface; null: the cover is empty. */
export const view = (
  { url, srcset, poster, backgroundType, overlayColor, align, title, titleTag, contentText }: CoverAttributes,
  { innerBlocks }: ViewContext,
) => {
  const image = backgroundType === 'image' ? url && inWidths(url, srcset) : poster;
  const html = innerBlocks.length > 0 ? null : (contentText ?? title);
  if (innerBlocks.length === 0 && html === null && image === null) return null;
  // Only the dark surface keeps text legible on any picture.
  const surface = image === null ? (overlayColor ?? 'ink') : 'ink';
  return {
    /** The background picture, which is dimmed to keep the text legible; null: there is none. */
    image,
    surface,
    /** Whether the cover spans the full width of the page. */
    isBand: align === 'full',
    /** The text of older covers; null: the text is in the inner blocks. */
    html,
    textTag: titleTag,
  };
};

export type CoverProps = NonNullable<ReturnType<typeof view>>;
