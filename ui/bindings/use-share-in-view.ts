import { useEffect } from 'react';

/** The footer of every page. */
export const endOfPage = (): Element | null => document.querySelector('[data-settled=end]');

/**
 * Reports the visible share of an element, from 0 to 1, at once and whenever it crosses `threshold`. Observes nothing while
 * `isObserving` is false. Both functions must be stable between renders.
 */
export const useShareInView = (
  find: () => Element | null,
  { isObserving, threshold }: { readonly isObserving: boolean; readonly threshold: number },
  onShare: (share: number) => void,
): void => {
  useEffect(() => {
    const element = isObserving ? find() : null;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest !== undefined) onShare(latest.intersectionRatio);
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [find, isObserving, threshold, onShare]);
};
