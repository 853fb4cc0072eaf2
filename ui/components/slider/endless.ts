import type Swiper from 'swiper';
import { indexAround, type SliderPosition } from './track.ts';

interface Endless {
  readonly position: () => SliderPosition;
  /** Jumps from a copy to its original, without a visible change. */
  readonly settle: () => void;
  readonly end: () => void;
}

/**
 * Makes a row of slides endless, with `clones` copies before the first slide and after the last. When the pointer is over a copy,
 * the original slide takes its place, so that it can be clicked.
 */
export const endlessOf = (swiper: Swiper, clones: number): Endless => {
  const count = (): number => Math.max(1, swiper.slides.length - 2 * clones);

  /** Moves by whole rounds, keeping the progress of a move in flight. */
  const shiftByRounds = (rounds: number): void => {
    if (rounds === 0) return;
    const slides = rounds * count();
    const [first, second = 0] = swiper.slidesGrid;
    const now = swiper.animating ? swiper.getTranslate() : null;
    swiper.slideTo(swiper.activeIndex - slides, 0, false);
    if (now === null || swiper.params.effect !== 'slide') return;
    swiper.setTranslate(now + slides * (second - (first ?? 0)));
    // Forces a layout, so that the next move starts from this position.
    swiper.wrapperEl.getBoundingClientRect();
  };

  const roundsAt = (index: number): number => Math.floor((index - clones) / count());
  const settle = (): void => shiftByRounds(roundsAt(swiper.activeIndex));

  const replaceCopyUnderPointer = ({ clientX, type, buttons }: PointerEvent): void => {
    const isDragged = type === 'pointermove' && buttons !== 0;
    if (isDragged || swiper.animating || swiper.params.effect !== 'slide') return;
    const index = swiper.slides.findIndex((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left <= clientX && clientX < right;
    });
    if (index >= 0) shiftByRounds(roundsAt(index));
  };

  swiper.on('slideChangeTransitionEnd', settle);
  swiper.el.addEventListener('pointermove', replaceCopyUnderPointer, { passive: true });
  swiper.el.addEventListener('pointerdown', replaceCopyUnderPointer, { passive: true, capture: true });
  return {
    position: () => ({
      index: indexAround(swiper.activeIndex - clones, count()),
      count: count(),
      loops: true,
    }),
    settle,
    end: () => {
      swiper.el.removeEventListener('pointermove', replaceCopyUnderPointer);
      swiper.el.removeEventListener('pointerdown', replaceCopyUnderPointer, { capture: true });
    },
  };
};
