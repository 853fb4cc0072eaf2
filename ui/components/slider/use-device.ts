import { useSyncExternalStore } from 'react';
import type { Device } from '../../theme/device.ts';

/** The same widths as in the styles: mobile below 600 px, desktop from 1024 px (specification, section 4). */
const QUERIES = { mobile: '(width < 600px)', desktop: '(width >= 1024px)' } as const;

const deviceNow = (): Device => {
  if (window.matchMedia(QUERIES.mobile).matches) return 'mobile';
  return window.matchMedia(QUERIES.desktop).matches ? 'desktop' : 'tablet';
};

const watch = (onChange: () => void): (() => void) => {
  const watched = Object.values(QUERIES).map((query) => window.matchMedia(query));
  for (const query of watched) query.addEventListener('change', onChange);
  return () => {
    for (const query of watched) query.removeEventListener('change', onChange);
  };
};

/** The device for the window's width; `desktop` on the server. Only for behavior: layout must not wait for a script. */
export const useDevice = (): Device => useSyncExternalStore(watch, deviceNow, () => 'desktop');
