import { firstIn, seenIn, textOf, theOne } from '../../../reader/html.ts';
import { slidesInView } from '../../../reader/slider-screen.ts';
import type { CarouselPart } from '../../../parts/carousel-part.ts';
import type { StickyPart } from '../../../parts/parts.ts';
import type { VideosPart } from '../../../parts/video-parts.ts';
import { needsBrowser } from '../needs-browser.ts';
import { deviceOf } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const moving = async (): Promise<never> => needsBrowser('what moves');

/** Carousels before any script moves them. */
export const carouselOf = (visit: Visit): CarouselPart => ({
  preferLessMotion: moving,
  move: moving,
  canMove: moving,
  play: moving,
  pause: moving,
  chooseTab: moving,
  inViewWhen: async () => {
    const main = theOne(await visit.look(), 'main');
    const [row] = seenIn(main, '[aria-roledescription=carousel]');
    return row === undefined
      ? []
      : seenIn(row, 'li')
          .slice(0, slidesInView(row, deviceOf(visit)))
          .map((slide) => textOf(firstIn(slide, 'h2, h3')));
  },
});

/** A sticky call to action before the page is scrolled. */
export const stickyOf = (visit: Visit): StickyPart => ({
  scrollTo: moving,
  positionWhen: async () => {
    const [bar] = seenIn(await visit.look(), '[data-block="acf/sticky-cta"] section');
    return bar === undefined ? needsBrowser('a call to action that is not on the page') : 'place';
  },
});

export const videosOf = (): VideosPart => ({
  prefer: moving,
  activate: moving,
  playsWhen: moving,
  wasDownloaded: moving,
});
