import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import { addClones, removeClones } from './clones.ts';
import { endlessOf } from './endless.ts';
import type { Track, SliderPosition } from './track.ts';
import { scrolled } from './scroll-track.ts';

/** The duration of a move, in milliseconds (specification, section 9). */
const SPEED_MS = 300;

export interface SwiperTrackOptions {
  /** A swipe of this many px or more, slow or fast, goes to the next slide (specification, section 4). */
  readonly swipeThreshold: number;
  readonly effect: 'slide' | 'fade';
  /** The number of slides copied to each side of an endless row; 0 for a row with ends. */
  readonly clones: number;
}

/**
 * Moves slides with Swiper, starting from the scrolled position. Widths and gaps still come from the styles, so nothing moves when
 * Swiper takes over. When it ends, the viewport scrolls to the current slide.
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
  // Swiper would apply the threshold twice. Clearing it after the first move makes a swipe count from where the finger came down.
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
    // The browser may have scrolled to a focused element. This move replaces that scroll.
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    swiper.slideTo(index + clones);
  };

  /** Turns the browser's own scrolling, to found text or a focused element, into a move of Swiper. */
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
