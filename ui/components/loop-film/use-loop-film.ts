import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { filmFor, type FilmSizes } from './film-sizes.ts';
import { isFilmDue, mayStartByItself } from './film-start.ts';
import { readWishes } from './film-wishes.ts';
import { useNearness } from './use-nearness.ts';

/** `waiting`: nobody has decided yet. */
type Plan = 'waiting' | 'still' | 'moving';

/**
 * Plays a film while it is near, once it may start by itself or has been asked for; `film` is null until then, so that
 * nothing of it is fetched. One that cannot be played is taken away again.
 */
export const useLoopFilm = (frame: RefObject<HTMLElement | null>, films: FilmSizes) => {
  const video = useRef<HTMLVideoElement>(null);
  const [plan, setPlan] = useState<Plan>('waiting');
  const [film, setFilm] = useState<string | null>(null);
  const { hasLoaded, isNear } = useNearness(frame);

  const move = useCallback((): void => {
    setFilm((known) => known ?? filmFor(window.innerWidth, films));
    setPlan('moving');
  }, [films]);

  useEffect(() => {
    const facts = { hasLoaded, isNear, ...readWishes() };
    if (plan !== 'waiting' || !isFilmDue(facts)) return;
    if (mayStartByItself(facts)) move();
    else setPlan('still');
  }, [plan, hasLoaded, isNear, move]);

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
