import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Rail, Standing } from './rail.ts';
import { scrollRail } from './scroll-rail.ts';

/** So near to the window a slider gets Swiper. */
const NEAR = '300px';

interface RailOfSlider {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Null until the application has started. */
  readonly standing: Standing | null;
  readonly goTo: (stop: number) => void;
}

/**
 * Moves the slides of a viewport: by scrolling once the application has started, with Swiper once the slider is
 * near and its script has come; when that never comes, scrolling goes on. `slides` names which slides there are.
 */
export const useRail = (swipeThreshold: number, slides: string): RailOfSlider => {
  const viewport = useRef<HTMLDivElement>(null);
  const rail = useRef<Rail | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    let isGone = false;
    const stand = (now: Standing): void => setStanding((before) => (isSame(before, now) ? before : now));
    rail.current = scrollRail(element, stand);
    const start = async (): Promise<void> => {
      const { swiperRail } = await import('./swiper-rail.ts');
      if (isGone) return;
      rail.current?.end();
      rail.current = swiperRail(element, swipeThreshold, stand);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        start().catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => {
      isGone = true;
      near.disconnect();
      rail.current?.end();
      rail.current = null;
    };
  }, [swipeThreshold]);

  useEffect(() => rail.current?.refresh(), [slides]);

  return { viewport, standing, goTo: (stop) => rail.current?.goTo(stop) };
};

const isSame = (before: Standing | null, now: Standing): boolean =>
  before?.stop === now.stop && before.stops === now.stops;
