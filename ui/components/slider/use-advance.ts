import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface Advance {
  /** What the visitor has chosen, by the button or by preferring less motion. */
  readonly isPlaying: boolean;
  /** Whether it moves by itself now. */
  readonly isMoving: boolean;
  readonly toggle: () => void;
  /** For the element within which pointer and focus stop it. */
  readonly pausing: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Goes on by itself after so many milliseconds at a place; null: never. It stops while a pointer is over the
 * element or focus is within (on the button that plays and pauses too, once the pointer has left it, it goes on), while
 * it is out of view or its page is hidden, and from the start where less motion is preferred.
 */
export const useAdvance = (
  element: RefObject<HTMLElement | null>,
  afterMs: number | null,
  place: string | null,
  advance: () => void,
): Advance => {
  const [isPlaying, setPlaying] = useState(true);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const isMoving = afterMs !== null && isPlaying && !isPointedAt && !hasFocus && isSeen && place !== null;

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (afterMs === null || element.current === null) return;
    let isInView = false;
    const look = (): void => setSeen(isInView && document.visibilityState === 'visible');
    const view = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    view.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      view.disconnect();
      document.removeEventListener('visibilitychange', look);
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
    // Wherever it has come to, it stays as long.
  }, [isMoving, afterMs, place]);

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
