import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FilmFacts } from '../../../domain/content/film-start.ts';
import { readWishes } from './film-wishes.ts';
import { useNearness } from './use-nearness.ts';

/** `waiting`: nobody has decided yet. */
type Plan = 'waiting' | 'still' | 'moving';

/** The rules that a film follows. */
export interface FilmRules {
  /** The address of the film for a window so many pixels wide; null: none. */
  readonly filmFor: (width: number) => string | null;
  readonly isDue: (facts: FilmFacts) => boolean;
  readonly mayStartByItself: (facts: FilmFacts) => boolean;
}

/**
 * Plays a film while it is near, once it may start by itself or has been asked for; `film` is null until then, so that
 * nothing of it is fetched. One that cannot be played is taken away again.
 */
export const useLoopFilm = (frame: RefObject<HTMLElement | null>, rules: FilmRules) => {
  const video = useRef<HTMLVideoElement>(null);
  const [plan, setPlan] = useState<Plan>('waiting');
  const [film, setFilm] = useState<string | null>(null);
  const { hasLoaded, isNear } = useNearness(frame);
  const current = useRef(rules);

  useEffect(() => {
    current.current = rules;
  });

  const move = (): void => {
    setFilm((known) => known ?? current.current.filmFor(window.innerWidth));
    setPlan('moving');
  };

  useEffect(() => {
    const facts = { hasLoaded, isNear, ...readWishes() };
    if (plan !== 'waiting' || !current.current.isDue(facts)) return;
    if (current.current.mayStartByItself(facts)) move();
    else setPlan('still');
  }, [plan, hasLoaded, isNear]);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (plan === 'still' || !isNear) return element.pause();
    element.play().catch((fault: unknown) => {
      // A pause that comes first is none of the film's faults.
      if (fault instanceof DOMException && fault.name === 'AbortError') return;
      setFilm(null);
      setPlan('still');
    });
  }, [plan, isNear, film]);

  return { video, film, plan, toggle: plan === 'moving' ? () => setPlan('still') : move };
};
