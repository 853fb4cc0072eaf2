import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { takeDialogStep } from '../../bindings/dialog-step.ts';
import { focusWithin } from './focus-within.ts';
import { lockScroll } from './lock-scroll.ts';

/**
 * Shows a dialog as a modal while it is rendered, traps the focus, locks the page's scrolling, and returns the focus afterwards.
 * Back closes it (contract, section 7: contact modal).
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
    // On the document, because keys go to the body after the focused element is removed.
    document.addEventListener('keydown', (event) => focusWithin(dialog, event), options);
    // A key held down on the opener would press the close button that gets the focus, and so on.
    dialog.addEventListener(
      'keydown',
      (event) => event.repeat && isOnButton(event) && event.preventDefault(),
      options,
    );
    closeOnOutsideClick(dialog, options);
    dialog.showModal();
    const leaveStep = takeDialogStep(window.history);
    window.addEventListener('popstate', () => dialog.close(), options);
    return () => {
      listening.abort();
      // The browser only returns the focus if the dialog closes before it is removed.
      dialog.close();
      unlock();
      leaveStep();
    };
  }, [ref]);
};

/**
 * Closes the dialog on an outside click. A drag that only begins or only ends outside doesn't close it, nor does the second click of the
 * double click that opened it.
 */
const closeOnOutsideClick = (dialog: HTMLDialogElement, options: AddEventListenerOptions): void => {
  let beganOutside = false;
  dialog.addEventListener('pointerdown', (event) => void (beganOutside = isOutside(dialog, event)), options);
  dialog.addEventListener(
    'click',
    (event) => {
      if (beganOutside && event.detail < 2 && isOutside(dialog, event)) dialog.close();
      beganOutside = false;
    },
    options,
  );
};

const isOnButton = ({ target, key }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLButtonElement;

const isOutside = (dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isWithin;
};
