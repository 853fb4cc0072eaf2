import Swiper from 'swiper';
import type { Rail, Standing } from './rail.ts';
import { scrolled } from './scroll-rail.ts';

/** How long a move takes, in milliseconds (specification, section 9). */
const SPEED_MS = 300;

/**
 * Moves slides with Swiper, from where they were scrolled to. Widths and spaces stay those of the styles, so that
 * nothing moves when it takes over. `swipeThreshold`: a swipe of more px, slow or fast, turns to the next slide.
 */
export const swiperRail = (
  viewport: HTMLElement,
  swipeThreshold: number,
  onStand: (standing: Standing) => void,
): Rail => {
  const { stop: initialSlide } = scrolled(viewport);
  viewport.dataset['sliding'] = '';
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(viewport, {
    slidesPerView: 'auto',
    speed: wantsLessMotion ? 0 : SPEED_MS,
    threshold: swipeThreshold,
    longSwipesRatio: 0,
    initialSlide,
  });
  const stand = (): void => onStand({ stop: swiper.snapIndex, stops: swiper.snapGrid.length });
  swiper.on('snapIndexChange snapGridLengthChange', stand);
  stand();

  /** The browser scrolls to what it found or focused: that is taken over as a move. */
  const straighten = (): void => {
    const strayed = viewport.scrollLeft;
    if (strayed === 0) return;
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    if (!swiper.animating) swiper.slideTo(swiper.snapIndex + Math.ceil(strayed / scrolled(viewport).stride));
  };
  viewport.addEventListener('scroll', straighten, { passive: true });

  return {
    goTo: (stop) => void swiper.slideTo(stop),
    refresh: () => swiper.update(),
    end: () => {
      viewport.removeEventListener('scroll', straighten);
      swiper.destroy();
      delete viewport.dataset['sliding'];
    },
  };
};
