import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import { addClones, removeClones } from './clones.ts';
import { endlessOf } from './endless.ts';
import type { Track, SliderPosition } from './track.ts';
import { scrolled } from './scroll-track.ts';

/** How long a move takes, in milliseconds (specification, section 9). */
const SPEED_MS = 300;

/** How Swiper moves the slides of a track. */
export interface SwiperTrackOptions {
  /** A swipe of so many px or more, slow or fast, turns to the next slide (specification, section 4). */
  readonly swipeThreshold: number;
  readonly effect: 'slide' | 'fade';
  /** How many slides are copied to each side, so that the row has no ends; 0: it has. */
  readonly clones: number;
}

/**
 * Moves slides with Swiper, from where they were scrolled to. Widths and spaces stay those of the styles, so that
 * nothing moves when it takes over, and what it leaves is scrolled to where it stood.
 */
export const swiperTrack = (
  viewport: HTMLElement,
  list: HTMLElement,
  { swipeThreshold, effect, clones }: SwiperTrackOptions,
  onMove: (position: SliderPosition) => void,
): Track => {
  const { index: from } = scrolled(viewport);
  viewport.dataset['sliding'] = effect;
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  addClones(list, clones);
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(viewport, {
    ...(effect === 'fade' && { modules: [EffectFade], effect, fadeEffect: { crossFade: true } }),
    slidesPerView: 'auto',
    speed: wantsLessMotion ? 0 : SPEED_MS,
    threshold: swipeThreshold,
    longSwipesRatio: 0,
    initialSlide: from + clones,
  });
  // Swiper would count a threshold twice, once more from where it was passed: a swipe counts from where the finger came down.
  swiper.on('touchStart', () => {
    swiper.params.threshold = swipeThreshold;
  });
  swiper.on('sliderFirstMove', () => {
    swiper.params.threshold = 0;
  });
  const endless = clones === 0 ? null : endlessOf(swiper, clones);
  const position = (): SliderPosition =>
    endless?.position() ?? { index: swiper.snapIndex, count: swiper.snapGrid.length, loops: false };
  const report = (): void => onMove(position());
  swiper.on('activeIndexChange snapIndexChange snapGridLengthChange', report);
  report();

  const goTo = (index: number): void => {
    endless?.settle();
    // The browser has scrolled to what it focused; this move replaces that one.
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    swiper.slideTo(index + clones);
  };

  /** The browser scrolls to what it found or focused: that is taken over as a move. */
  const straighten = (): void => {
    const strayed = viewport.scrollLeft;
    if (strayed === 0) return;
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    if (!swiper.animating) swiper.slideTo(swiper.snapIndex + Math.ceil(strayed / scrolled(viewport).stride));
  };
  viewport.addEventListener('scroll', straighten, { passive: true });

  return {
    goTo,
    refresh: () => {
      removeClones(list);
      addClones(list, clones);
      swiper.update();
      report();
    },
    end: () => {
      const { index } = position();
      viewport.removeEventListener('scroll', straighten);
      endless?.end();
      swiper.destroy();
      removeClones(list);
      delete viewport.dataset['sliding'];
      viewport.scrollTo({ left: index * scrolled(viewport).stride, behavior: 'instant' });
    },
  };
};
