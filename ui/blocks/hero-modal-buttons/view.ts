import { askAddress } from '../../../application/visitor/ask-dealer/ask-address.ts';
import { backdropOf, buttonOf, headlineOf, isTitle } from '../heroes.ts';
import type { HeroModalButtonsAttributes } from './codec.ts';

/** The address of `Who are we helping today?` with no choice made. */
const HELP = askAddress('contact-modal', '', null);

/** A hero with a button for help and one for the visitor's location (specification, section 3; contract, section 7). */
export const view = ({ data }: HeroModalButtonsAttributes) => ({
  headline: headlineOf(data),
  /** Opens `Who are we helping today?`; without scripts, links to the page with the same question. */
  helpButton: buttonOf(data.button_left_text, HELP),
  /** The text of the button that opens `Update your location`. */
  locationButton: data.button_right_text,
  align: data.text_alignment,
  /** Whether the text takes half the width. */
  isHalf: data['width_50%'],
  backdrop: backdropOf(data.background_image_large, data.background_image_small),
  /** Whether the block has the page's main heading, so that its picture is in the first window. */
  isFirst: isTitle({ data }),
});

export type HeroModalButtonsProps = ReturnType<typeof view>;
