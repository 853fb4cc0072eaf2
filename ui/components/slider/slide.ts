import type { ReactNode } from 'react';

/** What is the same on every device (specification, sections 4 and 9). */
export interface SliderMotion {
  /** Between slides: 15, 5 and 30 px on mobile, tablet and desktop, or 16 px on all of them. */
  readonly spacing: 'by-width' | 'even';
  /** The px that a finger or pointer may move before it is a swipe. */
  readonly swipeThreshold: number;
  /** Whether a step beyond an end leads to the other, as in sliders of content. */
  readonly wraps: boolean;
}

export interface Slide {
  readonly key: string;
  /** What may differ for the current slide is rendered by a function. */
  readonly content: ReactNode | ((isCurrent: boolean) => ReactNode);
}

/** The position of a slider, for what is above it and leads to its slides. */
export interface SliderHead {
  readonly index: number;
  /** Does nothing, and says so, as long as the slider does not work. */
  readonly goTo: (index: number) => boolean;
}

/** As most sliders move. */
export const DEFAULT_MOTION: SliderMotion = { spacing: 'by-width', swipeThreshold: 5, wraps: false };
