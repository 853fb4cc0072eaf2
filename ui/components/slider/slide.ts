import type { ReactNode } from 'react';

/** The options that are the same on every device (specification, sections 4 and 9). */
export interface SliderMotion {
  /** The gap between slides: 15, 5 and 30 px on mobile, tablet and desktop, or 16 px on all of them. */
  readonly spacing: 'by-width' | 'even';
  /** The distance in px from which a movement counts as a swipe. */
  readonly swipeThreshold: number;
  /** Whether a step beyond one end goes to the other, as in content sliders. */
  readonly wraps: boolean;
}

export interface Slide {
  readonly key: string;
  /** A function if the content differs for the current slide. */
  readonly content: ReactNode | ((isCurrent: boolean) => ReactNode);
}

/** The slider's position and navigation, for content above the slides. */
export interface SliderNavigation {
  readonly index: number;
  /** Returns false, without moving, until the slider works. */
  readonly goTo: (index: number) => boolean;
}

export const DEFAULT_MOTION: SliderMotion = { spacing: 'by-width', swipeThreshold: 5, wraps: false };
