/**
 * Fetches the styles of what stands below the first window, and shows it once they are there: inlined in pages that have some,
 * after all else. The first window is painted before; an address or a visit that may lead further down waits for nothing, and
 * neither does a window that nobody sees. Without the styles all is shown plainly.
 */
import { SHOWN_BELOW } from './shown-below.ts';

const link = document.createElement('link');
const fetchStyles = (): void => document.head.append(link);
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

link.rel = 'stylesheet';
link.href = document.currentScript?.dataset['styles'] ?? '';
link.onload = link.onerror = () => document.documentElement.setAttribute(SHOWN_BELOW, '');
if (location.hash || document.hidden || visit?.type !== 'navigate') fetchStyles();
else requestAnimationFrame(fetchStyles);
