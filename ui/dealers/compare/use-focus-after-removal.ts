import { useEffect, useRef } from 'react';
import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { focusIfLost } from '../../components/modal/focus-if-lost.ts';

/**
 * When a dealer is removed from the bar, its link disappears. Moves the focus to the next link there, or else to the removed
 * dealer's card, or to the first card if that one is on another page.
 */
export const useFocusAfterRemoval = (compared: FoundView['compared']): void => {
  const shown = useRef(compared);
  useEffect(() => {
    const [before] = shown.current;
    const isFewer = compared.length < shown.current.length;
    shown.current = compared;
    if (!isFewer) return;
    focusIfLost('[data-picked] a');
    focusIfLost(`[data-dealer="${before?.companyId}"]`);
    focusIfLost('[data-dealer]');
  }, [compared]);
};
