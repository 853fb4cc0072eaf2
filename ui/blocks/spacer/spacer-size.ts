import { pixelsOf } from '../written-length.ts';

/** How high a spacer is, in pixels: under 600, under 1024, and above (specification, section 4). */
export interface SpacerSizes {
  readonly mobile: number;
  readonly tablet: number;
  readonly desktop: number;
}

/** WordPress's own height where nothing is written. */
const DEFAULT_PX = 100;
const MIN_PX = 4;
const MAX_PX = 1000;
const within = (min: number, size: number): number => Math.round(Math.min(Math.max(min, size), MAX_PX));

/** The sizes of a spacer with one height: between 4 and 1,000 px, and half of it on a phone. */
export const spacerSizes = (height: string | number | null): SpacerSizes => {
  const size = within(MIN_PX, pixelsOf(height) ?? DEFAULT_PX);
  return { mobile: within(MIN_PX, size / 2), tablet: size, desktop: size };
};

/**
 * The sizes of a spacer with one for each device (specification, section 3): up to 1,000 px, and 0 for none. A device without
 * one takes the next larger one's, or else the next smaller one's.
 */
export const spacerSizesPerDevice = (written: {
  readonly [device in keyof SpacerSizes]: string | number | null;
}): SpacerSizes => {
  const [mobile, tablet, desktop] = [written.mobile, written.tablet, written.desktop].map(pixelsOf);
  const size = (...inOrder: ReadonlyArray<number | null | undefined>): number =>
    within(0, inOrder.find((one) => one != null) ?? DEFAULT_PX);
  return {
    mobile: size(mobile, tablet, desktop),
    tablet: size(tablet, desktop, mobile),
    desktop: size(desktop, tablet, mobile),
  };
};
