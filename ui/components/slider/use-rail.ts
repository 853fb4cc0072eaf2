import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Rail, Standing } from './rail.ts';
import { scrollRail } from './scroll-rail.ts';
import type { SwiperRailOptions } from './swiper-rail.ts';

/** So near to the window a slider gets Swiper. */
const NEAR = '300px';

interface RailOfSlider {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLUListElement | null>;
  /** Null until the application has started, and while nothing slides. */
  readonly standing: Standing | null;
  readonly goTo: (stop: number) => void;
}

/**
 * Moves the slides of a viewport: by scrolling once the application has started, with Swiper once the slider is
 * near and its script has come; when that never comes, scrolling goes on. `slides` names which slides there are;
 * one that is not active stands still.
 */
export const useRail = (
  isActive: boolean,
  { swipeThreshold, effect, clones }: SwiperRailOptions,
  slides: string,
): RailOfSlider => {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const rail = useRef<Rail | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);

  useEffect(() => {
    const [element, row] = [viewport.current, track.current];
    if (!isActive || element === null || row === null) return;
    let isGone = false;
    const stand = (now: Standing): void => setStanding((before) => (isSame(before, now) ? before : now));
    rail.current = scrollRail(element, stand);
    const start = async (): Promise<void> => {
      const { swiperRail } = await import('./swiper-rail.ts');
      if (isGone) return;
      rail.current?.end();
      rail.current = swiperRail(element, row, { swipeThreshold, effect, clones }, stand);
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
      setStanding(null);
    };
  }, [isActive, swipeThreshold, effect, clones]);

  useEffect(() => rail.current?.refresh(), [slides]);

  return { viewport, track, standing, goTo: (stop) => rail.current?.goTo(stop) };
};

const isSame = (before: Standing | null, now: Standing): boolean =>
  before?.stop === now.stop && before.stops === now.stops && before.loops === now.loops;
