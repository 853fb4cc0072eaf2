import { addLink } from './head-link.ts';

/** Resolves once the styles are there that the page fetches late, or cannot be had: what comes to be shown may need them. */
export const lateStylesSettled = async (): Promise<void> => {
  const link = document.head.querySelector('link[rel=stylesheet]');
  if (link === null || document.documentElement.dataset['complete'] !== undefined) return;
  await new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve)));
};

/**
 * Fetches the styles of what stands below the first window, and of what may come to stand in it, once that is painted, and shows it when they are there; without them all is
 * shown plainly. An address or a visit that may lead further down waits for no paint.
 */
export const fetchLateStyles = (address: string, onShown: () => void): void => {
  const fetch = (): void => {
    const link = addLink('stylesheet', address);
    link.onload = link.onerror = () => {
      document.documentElement.dataset['complete'] = '';
      onShown();
    };
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') fetch();
  else requestAnimationFrame(fetch);
};
