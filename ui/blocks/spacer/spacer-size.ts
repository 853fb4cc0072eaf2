import { pixelsOf } from '../written-length.ts';

/** The height of a spacer in pixels, on screens below 600 px, below 1024 px, and wider (specification, section 4). */
export interface SpacerSizes {
  readonly mobile: number;
  readonly tablet: number;
  readonly desktop: number;
}

/** WordPress's default height. */
const DEFAULT_PX = 100;
const MIN_PX = 4;
const MAX_PX = 1000;
const within = (min: number, size: number): number => Math.round(Math.min(Math.max(min, size), MAX_PX));

/** The sizes of a spacer with one height: between 4 and 1,000 px, half the height on phones. */
export const spacerSizes = (height: string | number | null): SpacerSizes => {
  const size = within(MIN_PX, pixelsOf(height) ?? DEFAULT_PX);
  return { mobile: within(MIN_PX, size / 2), tablet: size, desktop: size };
};

/**
 * The sizes of a spacer with one height per device (specification, section 3): up to 1,000 px, 0 for none. A device without a height
 * takes that of the next larger device, else of the next smaller one.
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
