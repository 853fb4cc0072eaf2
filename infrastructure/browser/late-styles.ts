import { addLink } from './head-link.ts';

/**
 * Fetches the styles of what stands below the first window, once that is painted, and shows it when they are there; without them all is
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
