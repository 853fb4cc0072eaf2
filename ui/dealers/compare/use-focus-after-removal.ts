import { useEffect, useRef } from 'react';
import type { FoundView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { focusIfLost } from '../../components/modal/focus-if-lost.ts';

/**
 * The link that took a dealer out of the tray is gone with it: the reader is put at the next one there, and with none left at the
 * dealer's card, or at the first where that is on another page.
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
