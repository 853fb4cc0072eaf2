/** Where a slider stands: its stop, counted from 0, and how many stops it has; one when everything is in view. */
export interface Standing {
  readonly stop: number;
  readonly stops: number;
}

/** What moves the slides of a slider and says where they stand: the browser's own scrolling first, then Swiper. */
export interface Rail {
  /** Moves to a stop; one that is none leads to the nearest. */
  readonly goTo: (stop: number) => void;
  /** Measures again, when the slides are others. */
  readonly refresh: () => void;
  readonly end: () => void;
}

/** The stop nearest to the present one at which a slide, counted from 0, is in view. */
export const stopShowing = (slide: number, slides: number, { stop, stops }: Standing): number => {
  const inView = slides - stops + 1;
  return Math.min(Math.max(stop, slide - inView + 1), slide);
};

/** The stop so many steps away, clamped at the first and the last: a slider does not wrap around. */
export const stopAfter = (steps: number, { stop, stops }: Standing): number =>
  Math.min(Math.max(0, stop + steps), stops - 1);
