import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';

/** A tolerance in pixels, since browsers round. */
const STILL = 1;

/**
 * While a popover next to an element is open, calls `onMoved` once scrolling has moved the element. Returns the popover's toggle
 * handler. Measuring starts with the toggle event, so a scroll caused by focusing the element doesn't count.
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
