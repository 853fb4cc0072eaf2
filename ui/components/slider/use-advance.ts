import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface Advance {
  /** The visitor's choice, by the button or by preferring reduced motion. */
  readonly isPlaying: boolean;
  /** Whether it is moving by itself now. */
  readonly isMoving: boolean;
  readonly toggle: () => void;
  /** Handlers for the element in which hover and focus pause the movement. */
  readonly pausing: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Advances by itself after `afterMs` milliseconds at a position; never if null. It pauses while the pointer is over the element, while
 * the focus is inside (except on the pause button), while it is out of view or the page is hidden, and from the start if reduced
 * motion is preferred.
 */
export const useAdvance = (
  element: RefObject<HTMLElement | null>,
  afterMs: number | null,
  position: string | null,
  advance: () => void,
): Advance => {
  const [isPlaying, setPlaying] = useState(true);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const isMoving = afterMs !== null && isPlaying && !isPointedAt && !hasFocus && isSeen && position !== null;

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (afterMs === null || element.current === null) return;
    let isInView = false;
    const update = (): void => setSeen(isInView && document.visibilityState === 'visible');
    const view = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    view.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      view.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [afterMs, element]);

  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
    // `position` restarts the timer, so that every slide shows for the full time.
  }, [isMoving, afterMs, position]);

  return {
    isPlaying,
    isMoving,
    toggle: () => setPlaying(!isPlaying),
    pausing: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ target }) => setFocus(target.closest('[data-playing]') === null),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
    },
  };
};
