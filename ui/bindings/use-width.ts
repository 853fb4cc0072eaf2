import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query about its width. False on the server and until the application has started. */
export const useWidth = (query: string): boolean => {
  const watch = useCallback(
    (onChange: () => void): (() => void) => {
      const watched = window.matchMedia(query);
      watched.addEventListener('change', onChange);
      return () => watched.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
};
