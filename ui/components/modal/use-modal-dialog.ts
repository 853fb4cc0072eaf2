import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { takeDialogStep } from '../../bindings/dialog-step.ts';
import { focusWithin } from './focus-within.ts';
import { lockScroll } from './lock-scroll.ts';

/**
 * Opens a dialog above the page for as long as it is rendered, keeps the focus in it and the page behind it still, and gives
 * the focus back to what had it before. Back closes it (contract, section 7: contact modal).
 */
export const useModalDialog = (ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const unlock = lockScroll(document.documentElement);
    const listening = new AbortController();
    const options = { signal: listening.signal };
    dialog.addEventListener('close', () => close.current(), options);
    // On the document: where the element that had the focus is gone, keys are pressed on the body.
    document.addEventListener('keydown', (event) => focusWithin(dialog, event), options);
    closeOnPressBeside(dialog, options);
    dialog.showModal();
    const leaveStep = takeDialogStep(window.history);
    window.addEventListener('popstate', () => dialog.close(), options);
    return () => {
      listening.abort();
      // It must be closed before it is taken away: only then the browser gives the focus back.
      dialog.close();
      unlock();
      leaveStep();
    };
  }, [ref]);
};

/** A click next to the dialog closes it; one that only began or only ended there does not. */
const closeOnPressBeside = (dialog: HTMLDialogElement, options: AddEventListenerOptions): void => {
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => void (beganBeside = isBeside(dialog, event)), options);
  dialog.addEventListener(
    'click',
    (event) => {
      if (beganBeside && isBeside(dialog, event)) dialog.close();
      beganBeside = false;
    },
    options,
  );
};

const isBeside = (dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isWithin;
};
