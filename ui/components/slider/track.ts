/** The position of a slider: its index, counted from 0, and the number of positions, which is one if all slides are in view. */
export interface SliderPosition {
  readonly index: number;
  readonly count: number;
  /** Whether the row is endless. */
  readonly loops: boolean;
}

/** Moves the slides of a slider and reports their position. The browser's scrolling does it first, then Swiper. */
export interface Track {
  /** Moves to a position. An index out of range goes to the nearest position, or around in an endless row. */
  readonly goTo: (index: number) => void;
  /** Measures again after the slides have changed. */
  readonly refresh: () => void;
  readonly end: () => void;
}

/** The index nearest to the current one at which a slide, counted from 0, is in view. */
export const indexShowing = (
  slide: number,
  slides: number,
  { index, count, loops }: SliderPosition,
): number => {
  if (loops) return slide;
  const inView = slides - count + 1;
  return Math.min(Math.max(index, slide - inView + 1), slide);
};

/** Whether a slide, counted from 0, is in view. In an endless row every slide counts as in view, since its copies may be. */
export const isInView = (slide: number, slides: number, position: SliderPosition): boolean =>
  position.loops || indexShowing(slide, slides, position) === position.index;

/**
 * The index this many steps away. Beyond an end, it is the other end if the slider wraps, or else the end itself. An endless row may
 * return an index before the first or after the last.
 */
export const indexAfter = (steps: number, { index, count, loops }: SliderPosition, wraps = false): number => {
  const to = index + steps;
  if (loops || (to >= 0 && to < count)) return to;
  const isBefore = wraps ? to >= count : to < 0;
  return isBefore ? 0 : count - 1;
};

/** The index of the original of a slide or copy, from its distance to the first slide. */
export const indexAround = (distance: number, slides: number): number =>
  ((distance % slides) + slides) % slides;
