import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import { addClones, removeClones } from './clones.ts';
import { endlessOf } from './endless.ts';
import type { Rail, Standing } from './rail.ts';
import { scrolled } from './scroll-rail.ts';

/** How long a move takes, in milliseconds (specification, section 9). */
const SPEED_MS = 300;

/** How Swiper moves the slides of a rail. */
export interface SwiperRailOptions {
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
export const swiperRail = (
  viewport: HTMLElement,
  track: HTMLElement,
  { swipeThreshold, effect, clones }: SwiperRailOptions,
  onStand: (standing: Standing) => void,
): Rail => {
  const { stop: from } = scrolled(viewport);
  viewport.dataset['sliding'] = effect;
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  addClones(track, clones);
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
  const standing = (): Standing =>
    endless?.standing() ?? { stop: swiper.snapIndex, stops: swiper.snapGrid.length, loops: false };
  const stand = (): void => onStand(standing());
  swiper.on('activeIndexChange snapIndexChange snapGridLengthChange', stand);
  stand();

  const goTo = (stop: number): void => {
    endless?.settle();
    // The browser has scrolled to what it focused; this move stands for that one.
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    swiper.slideTo(stop + clones);
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
      removeClones(track);
      addClones(track, clones);
      swiper.update();
      stand();
    },
    end: () => {
      const { stop } = standing();
      viewport.removeEventListener('scroll', straighten);
      endless?.end();
      swiper.destroy();
      removeClones(track);
      delete viewport.dataset['sliding'];
      viewport.scrollTo({ left: stop * scrolled(viewport).stride, behavior: 'instant' });
    },
  };
};
