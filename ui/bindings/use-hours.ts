import { useEffect } from 'react';
import type { DealerHours } from '../../application/visitor/show-hours/dealer-hours.ts';
import type { ShownHours } from '../../application/visitor/show-hours/shown-hours.ts';
import { useServices } from './services.ts';
import { useObservable } from './use-observable.ts';

/** The hours of a dealer with their meaning now, null where it has none: the html holds the week, and the browser's clock says what it means. */
export const useHours = (hours: DealerHours | null): ShownHours | null => {
  const { showHours } = useServices();
  useEffect(() => showHours.begin(), [showHours]);
  const shown = useObservable(showHours.view$);
  return hours === null ? null : shown(hours);
};
