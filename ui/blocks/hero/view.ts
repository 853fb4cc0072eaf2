import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import {
  backdropOf,
  buttonOf,
  headlineOf,
  isTitle,
  type HeroBackdrop,
  type HeroButton,
  type HeroHeadline,
} from '../heroes.ts';
import type { HeroAttributes } from './codec.ts';

export interface HeroProps {
  readonly headline: HeroHeadline;
  readonly text: SafeHtml | null;
  readonly button: HeroButton | null;
  readonly secondButton: HeroButton | null;
  readonly surface: Surface;
  readonly align: HeroAttributes['data']['text_alignment'];
  /** Shown next to the text; a hero with a backdrop has none. */
  readonly image: Media | null;
  readonly backdrop: HeroBackdrop | null;
  /** Whether the block has the page's main heading, so that its pictures are in the first window. */
  readonly isFirst: boolean;
}

/** The top of a page: text on a surface with a picture next to it, or over a picture (specification, section 1: hero banner). */
export const view = ({ data }: HeroAttributes): HeroProps => {
  const backdrop = backdropOf(data.background_image_large, data.background_image_small);
  return {
    headline: headlineOf(data),
    text: data.text,
    button: buttonOf(data.button_text, data.button_url),
    secondButton: buttonOf(data.second_button_text, data.second_button_url),
    surface: data.background_color ?? 'paper',
    align: data.text_alignment,
    image: backdrop === null ? data.image : null,
    backdrop,
    isFirst: isTitle({ data }),
  };
};
