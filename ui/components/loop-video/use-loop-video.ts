import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { videoFor, type VideoSizes } from './video-sizes.ts';
import { isVideoDue, mayStartByItself } from './video-start.ts';
import { readPreferences } from './video-preferences.ts';
import { useNearness } from './use-nearness.ts';

/** `waiting`: not yet decided. */
type Plan = 'waiting' | 'still' | 'moving';

/**
 * Plays a video while it is near, if it may start by itself or the visitor starts it. `source` is null until then, so that nothing
 * is fetched. A video that fails to play is removed.
 */
export const useLoopVideo = (frame: RefObject<HTMLElement | null>, videos: VideoSizes) => {
  const video = useRef<HTMLVideoElement>(null);
  const [plan, setPlan] = useState<Plan>('waiting');
  const [source, setSource] = useState<string | null>(null);
  const { hasLoaded, isNear } = useNearness(frame);

  const move = useCallback((): void => {
    setSource((known) => known ?? videoFor(window.innerWidth, videos));
    setPlan('moving');
  }, [videos]);

  useEffect(() => {
    const facts = { hasLoaded, isNear, ...readPreferences() };
    if (plan !== 'waiting' || !isVideoDue(facts)) return;
    if (mayStartByItself(facts)) move();
    else setPlan('still');
  }, [plan, hasLoaded, isNear, move]);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (plan === 'still' || !isNear) return element.pause();
    element.play().catch((fault: unknown) => {
      // Pausing a video before it starts also rejects; that is no error.
      if (fault instanceof DOMException && fault.name === 'AbortError') return;
      setSource(null);
      setPlan('still');
    });
  }, [plan, isNear, source]);

  return { video, source, plan, toggle: plan === 'moving' ? () => setPlan('still') : move };
};
