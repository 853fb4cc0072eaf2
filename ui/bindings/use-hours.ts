import { useEffect } from 'react';
import type { DealerHours } from '../../application/visitor/show-hours/dealer-hours.ts';
import type { ShownHours } from '../../application/visitor/show-hours/shown-hours.ts';
import { useServices } from './services.ts';
import { useObservable } from './use-observable.ts';

/**
 * A dealer's hours and their current meaning; null without hours. The html contains the week, and the browser's clock decides what
 * is open.
 */
export const useHours = (hours: DealerHours | null): ShownHours | null => {
  const { showHours } = useServices();
  useEffect(() => showHours.begin(), [showHours]);
  const shown = useObservable(showHours.view$);
  return hours === null ? null : shown(hours);
};
