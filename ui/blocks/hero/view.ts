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
  /** Stands next to the words; a hero with a backdrop has none. */
  readonly image: Media | null;
  readonly backdrop: HeroBackdrop | null;
  /** Whether its pictures are in view at first. */
  readonly isFirst: boolean;
}

/** The head of a page: on a surface with an object at its side, or before a picture (specification, section 1: hero banner). */
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
