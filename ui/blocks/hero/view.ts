import { backdropOf, buttonOf, headlineOf, isTitle } from '../heroes.ts';
import type { HeroAttributes } from './codec.ts';

/** The top of a page: text on a surface with a picture next to it, or over a picture (specification, section 1: hero banner). */
export const view = ({ data }: HeroAttributes) => {
  const backdrop = backdropOf(data.background_image_large, data.background_image_small);
  return {
    headline: headlineOf(data),
    text: data.text,
    button: buttonOf(data.button_text, data.button_url),
    secondButton: buttonOf(data.second_button_text, data.second_button_url),
    surface: data.background_color ?? 'paper',
    align: data.text_alignment,
    /** Shown next to the text; a hero with a backdrop has none. */
    image: backdrop === null ? data.image : null,
    backdrop,
    /** Whether the block has the page's main heading, so that its pictures are in the first window. */
    isFirst: isTitle({ data }),
  };
};

export type HeroProps = ReturnType<typeof view>;
