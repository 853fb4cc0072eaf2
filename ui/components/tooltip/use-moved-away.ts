import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';

/** In pixels: a browser rounds. */
const STILL = 1;

/**
 * Watches, while something next to an element is open, whether a scroll moves that element away; gives what the opening and
 * the closing are reported to. A focus may scroll its element into view, before it opens or just after: that is no move.
 */
export const useMovedAway = (
  element: RefObject<Element | null>,
  onMoved: () => void,
): ((event: ToggleEvent) => void) => {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return ({ newState }) => {
    stop.current?.();
    stop.current = newState === 'open' ? watch(element, onMoved) : null;
  };
};

const watch = (element: RefObject<Element | null>, onMoved: () => void): (() => void) => {
  const top = (): number => element.current?.getBoundingClientRect().top ?? 0;
  const opened = top();
  const check = (): void => {
    if (Math.abs(top() - opened) > STILL) onMoved();
  };
  document.addEventListener('scroll', check, { capture: true, passive: true });
  return () => document.removeEventListener('scroll', check, { capture: true });
};
