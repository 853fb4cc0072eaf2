import { useEffect, useState, type RefObject } from 'react';

/** The distance from the window that counts as near. */
const NEAR = '200px';

export interface Nearness {
  readonly hasLoaded: boolean;
  readonly isNear: boolean;
}

/** Whether the page has loaded, and whether an element is in or near the window. Both update on change. */
export const useNearness = (ref: RefObject<HTMLElement | null>): Nearness => {
  const [hasLoaded, setLoaded] = useState(false);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const look = (): void => setLoaded(document.readyState === 'complete');
    window.addEventListener('load', () => setLoaded(true), { signal: listening.signal });
    const near = new IntersectionObserver(
      (entries) => {
        look();
        setNear(entries.at(-1)?.isIntersecting === true);
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => {
      listening.abort();
      near.disconnect();
    };
  }, [ref]);
  return { hasLoaded, isNear };
};
