import {
  sliderPerDevice,
  type SliderPerDevice,
  type WrittenSlider,
} from '../../../domain/content/slider-options.ts';
import type { Device } from '../../../domain/content/device.ts';

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
