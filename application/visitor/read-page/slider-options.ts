import type { Device } from '../../../domain/content/device.ts';
import {
  sliderPerDevice,
  type SliderPerDevice,
  type WrittenSlider,
} from '../../../domain/content/slider-options.ts';

/** The options of a device as a block holds them: words that are none of an option's own stand for what is not said. */
type HeldSlider = {
  readonly [Key in keyof WrittenSlider]: WrittenSlider[Key] | '' | 'auto' | 'other';
};

const saidIn = (held: HeldSlider | null): Partial<WrittenSlider> | null =>
  held &&
  Object.fromEntries(
    Object.entries(held).filter(([, value]) => value !== '' && value !== 'auto' && value !== 'other'),
  );

/** The options of a carousel on every device, whole. */
export const carouselOptions = ({
  desktop,
  tablet,
  mobile,
}: {
  readonly [device in Device]: HeldSlider | null;
}): SliderPerDevice =>
  sliderPerDevice({ desktop: saidIn(desktop), tablet: saidIn(tablet), mobile: saidIn(mobile) });

/** Three slides in view on a desktop, two on a tablet, one on a phone; arrows, dots, and ends (specification, section 9). */
export const usualSlider: SliderPerDevice = sliderPerDevice({ desktop: null, tablet: null, mobile: null });

/** Quotes stand one by one, and the first follows the last. */
export const quoteSlider: SliderPerDevice = sliderPerDevice({
  desktop: { slides_per_view: 1, infinite_loop: true },
  tablet: null,
  mobile: null,
});

/** Panels stand one by one: under tabs they fade, on a phone they slide (specification, section 3: tabs-to-slider). */
export const tabsSlider = ({
  auto_slide,
  transition_delay,
  show_arrows,
}: {
  readonly auto_slide: boolean;
  /** In seconds. */
  readonly transition_delay: number | null;
  readonly show_arrows: boolean;
}): SliderPerDevice =>
  sliderPerDevice({
    desktop: {
      slides_per_view: 1,
      transition_effect: 'fade',
      arrows: show_arrows,
      automatic_transition: auto_slide,
      transition_delay,
    },
    tablet: null,
    mobile: { transition_effect: 'slide' },
  });
