import { useEffect, useRef, useState, type RefObject } from 'react';
import { indexAfter, type Track, type SliderPosition } from './track.ts';
import { scrollTrack } from './scroll-track.ts';
import type { SwiperTrackOptions } from './swiper-track.ts';

interface SliderTrack {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Null until the application has started, and while the slider is inactive. */
  readonly position: SliderPosition | null;
  readonly goTo: (index: number) => void;
  /** Moves this many steps from the current position, even if that isn't rendered yet. */
  readonly goBy: (steps: number) => void;
}

/**
 * Moves the slides of a viewport: by scrolling once the application has started, and with Swiper once the slider is in view and
 * Swiper's script has loaded. If the script fails, scrolling continues. `slides` identifies the list of slides. An inactive slider
 * does not move.
 */
export const useTrack = (
  isActive: boolean,
  { swipeThreshold, effect, clones }: SwiperTrackOptions,
  slides: string,
): SliderTrack => {
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const track = useRef<Track | null>(null);
  const [position, setPosition] = useState<SliderPosition | null>(null);
  const latest = useRef<SliderPosition | null>(null);

  useEffect(() => {
    const [element, row] = [viewport.current, list.current];
    if (!isActive || element === null || row === null) return;
    let isGone = false;
    const report = (now: SliderPosition): void => {
      latest.current = now;
      setPosition((before) => (isSame(before, now) ? before : now));
    };
    track.current = scrollTrack(element, report);
    const start = async (): Promise<void> => {
      const { swiperTrack } = await import('./swiper-track.ts');
      if (isGone) return;
      track.current?.end();
      track.current = swiperTrack(element, row, { swipeThreshold, effect, clones }, report);
    };
    const inView = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      inView.disconnect();
      start().catch(() => undefined);
    });
    inView.observe(element);
    return () => {
      isGone = true;
      inView.disconnect();
      track.current?.end();
      track.current = latest.current = null;
      setPosition(null);
    };
  }, [isActive, swipeThreshold, effect, clones]);

  useEffect(() => track.current?.refresh(), [slides]);

  const goTo = (index: number): void => track.current?.goTo(index);
  const goBy = (steps: number): void => {
    if (latest.current !== null) goTo(indexAfter(steps, latest.current));
  };
  return { viewport, list, position, goTo, goBy };
};

const isSame = (before: SliderPosition | null, now: SliderPosition): boolean =>
  before?.index === now.index && before.count === now.count && before.loops === now.loops;
