import type { BlockWidth } from '../../../domain/content/blocks/block-view.ts';
import type { FiftyFiftyAttributes } from './codec.ts';

/** A picture and a text, each half the width (specification, section 3: fifty-fifty). */
export const view = (attributes: FiftyFiftyAttributes) => {
  const { data } = attributes;
  return {
    title: data.title,
    titleTag: data.heading_tag,
    html: data.content,
    /** Null: no picture; the text takes the full width. */
    image: data.image,
    imagePosition: data.image_position,
    button:
      data.button_text !== null && data.button_url !== null
        ? { text: data.button_text, href: data.button_url }
        : null,
    /** The full-width background of both halves; null: that of the page. */
    surface: data.backgroundColor,
    /** Whether the block has the page's main heading, so that its picture is in the first window. */
    isFirst: isTitle(attributes),
  };
};

export type FiftyFiftyProps = ReturnType<typeof view>;

/** A background spans the full width of the page. */
export const width = ({ data }: FiftyFiftyAttributes): BlockWidth =>
  data.backgroundColor === null ? 'content' : 'full';

export const isTitle = ({ data }: FiftyFiftyAttributes): boolean =>
  data.heading_tag === 'h1' && data.title !== null;
