/** The position of a slider: its index, counted from 0, and how many positions there are; one when everything is in view. */
export interface SliderPosition {
  readonly index: number;
  readonly count: number;
  /** Whether its first slide follows its last: it has no ends. */
  readonly loops: boolean;
}

/** Moves the slides of a slider and reports their position: the browser's own scrolling first, then Swiper. */
export interface Track {
  /** Moves to a position; one that does not exist leads to the nearest, or on around where there are no ends. */
  readonly goTo: (index: number) => void;
  /** Measures again, when the slides are others. */
  readonly refresh: () => void;
  readonly end: () => void;
}

/** The index nearest to the present one at which a slide, counted from 0, is in view. */
export const indexShowing = (
  slide: number,
  slides: number,
  { index, count, loops }: SliderPosition,
): number => {
  if (loops) return slide;
  const inView = slides - count + 1;
  return Math.min(Math.max(index, slide - inView + 1), slide);
};

/** Whether a slide, counted from 0, is in view; where there are no ends, slides are seen among copies, and each counts as in view. */
export const isInView = (slide: number, slides: number, position: SliderPosition): boolean =>
  position.loops || indexShowing(slide, slides, position) === position.index;

/**
 * The index so many steps away. Beyond an end it is the other end where the slider wraps around, and the end itself where
 * it does not; without ends it is one before the first, or one after the last.
 */
export const indexAfter = (steps: number, { index, count, loops }: SliderPosition, wraps = false): number => {
  const to = index + steps;
  if (loops || (to >= 0 && to < count)) return to;
  const isBefore = wraps ? to >= count : to < 0;
  return isBefore ? 0 : count - 1;
};

/** The index of a slide among its copies, from its distance to the first slide. */
export const indexAround = (distance: number, slides: number): number =>
  ((distance % slides) + slides) % slides;
