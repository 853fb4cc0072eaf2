import type { BlockWidth } from '../../../domain/content/blocks/block-view.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import type { FiftyFiftyAttributes } from './codec.ts';

export interface FiftyFiftyProps {
  readonly title: string | null;
  readonly titleTag: 'h1' | 'h2' | 'h3' | 'h4';
  readonly html: SafeHtml | null;
  /** Null: no picture; the text takes the full width. */
  readonly image: Media | null;
  readonly imagePosition: 'left' | 'right';
  readonly button: { readonly text: string; readonly href: string } | null;
  /** The full-width background of both halves; null: that of the page. */
  readonly surface: Surface | null;
  /** Whether the block has the page's main heading, so that its picture is in the first window. */
  readonly isFirst: boolean;
}

/** A picture and a text, each half the width (specification, section 3: fifty-fifty). */
export const view = (attributes: FiftyFiftyAttributes): FiftyFiftyProps => {
  const { data } = attributes;
  return {
    title: data.title,
    titleTag: data.heading_tag,
    html: data.content,
    image: data.image,
    imagePosition: data.image_position,
    button:
      data.button_text !== null && data.button_url !== null
        ? { text: data.button_text, href: data.button_url }
        : null,
    surface: data.backgroundColor,
    isFirst: isTitle(attributes),
  };
};

/** A background spans the full width of the page. */
export const width = ({ data }: FiftyFiftyAttributes): BlockWidth =>
  data.backgroundColor === null ? 'content' : 'full';

export const isTitle = ({ data }: FiftyFiftyAttributes): boolean =>
  data.heading_tag === 'h1' && data.title !== null;
