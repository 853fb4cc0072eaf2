import { askAddress } from '../../../application/visitor/ask-dealer/ask-address.ts';
import {
  backdropOf,
  buttonOf,
  headlineOf,
  isTitle,
  type HeroBackdrop,
  type HeroButton,
  type HeroHeadline,
} from '../heroes.ts';
import type { HeroModalButtonsAttributes } from './codec.ts';

export interface HeroModalButtonsProps {
  readonly headline: HeroHeadline;
  /** Opens `Who are we helping today?`; without scripts, links to the page with the same question. */
  readonly helpButton: HeroButton | null;
  /** The text of the button that opens `Update your location`. */
  readonly locationButton: string | null;
  readonly align: HeroModalButtonsAttributes['data']['text_alignment'];
  /** Whether the text takes half the width. */
  readonly isHalf: boolean;
  readonly backdrop: HeroBackdrop | null;
  /** Whether the block has the page's main heading, so that its picture is in the first window. */
  readonly isFirst: boolean;
}

/** The address of `Who are we helping today?` with no choice made. */
const HELP = askAddress('contact-modal', '', null);

/** A hero with a button for help and one for the visitor's location (specification, section 3; contract, section 7). */
export const view = ({ data }: HeroModalButtonsAttributes): HeroModalButtonsProps => ({
  headline: headlineOf(data),
  helpButton: buttonOf(data.button_left_text, HELP),
  locationButton: data.button_right_text,
  align: data.text_alignment,
  isHalf: data['width_50%'],
  backdrop: backdropOf(data.background_image_large, data.background_image_small),
  isFirst: isTitle({ data }),
});
