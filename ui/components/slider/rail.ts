/** Where a slider stands: its stop, counted from 0, and how many stops it has; one when everything is in view. */
export interface Standing {
  readonly stop: number;
  readonly stops: number;
  /** Whether its first slide follows its last: it has no ends. */
  readonly loops: boolean;
}

/** What moves the slides of a slider and says where they stand: the browser's own scrolling first, then Swiper. */
export interface Rail {
  /** Moves to a stop; one that is none leads to the nearest, or on around where there are no ends. */
  readonly goTo: (stop: number) => void;
  /** Measures again, when the slides are others. */
  readonly refresh: () => void;
  readonly end: () => void;
}

/** The stop nearest to the present one at which a slide, counted from 0, is in view. */
export const stopShowing = (slide: number, slides: number, { stop, stops, loops }: Standing): number => {
  if (loops) return slide;
  const inView = slides - stops + 1;
  return Math.min(Math.max(stop, slide - inView + 1), slide);
};

/**
 * The stop so many steps away. Beyond an end it is the other end where the slider wraps around, and the end itself where
 * it does not; without ends it is one before the first, or one after the last.
 */
export const stopAfter = (steps: number, { stop, stops, loops }: Standing, wraps = false): number => {
  const to = stop + steps;
  if (loops || (to >= 0 && to < stops)) return to;
  const isBefore = wraps ? to >= stops : to < 0;
  return isBefore ? 0 : stops - 1;
};

/** The stop of a slide among its copies: what stands so far from the first slide. */
export const stopAround = (distance: number, slides: number): number =>
  ((distance % slides) + slides) % slides;
