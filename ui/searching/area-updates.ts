import { useEffect, useRef } from 'react';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';

/** Calls back with the code of each `Update your location`, wherever on the page it was opened. */
export const useAreaUpdates = (onUpdate: (zipcode: string) => void): void => {
  const { zipcode, updates } = useObservable(useServices().updateLocation.view$);
  const seen = useRef(updates);
  useEffect(() => {
    if (updates === seen.current) return;
    seen.current = updates;
    if (zipcode !== null) onUpdate(zipcode);
  }, [zipcode, updates, onUpdate]);
};
