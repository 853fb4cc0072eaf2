/** A held click is let go after this time, in milliseconds: what it was to do is then done by the page itself, without scripts. */
const LET_GO_AFTER_MS = 3000;

/** Buttons, but those that open a popover by themselves, and links that open a dialog or change the page in place. */
const HELD = 'button:not([popovertarget]), a[aria-haspopup="dialog"], a[data-held]';

/**
 * Holds clicks in an element whose code is not there yet until it is released: then the last one is clicked anew. What is held says
 * that it is busy meanwhile.
 */
export const holdClicks = (element: HTMLElement): (() => void) => {
  let held: HTMLElement | null = null;

  const letGo = (): HTMLElement | null => {
    const control = held;
    if (control !== null) control.ariaBusy = null;
    held = null;
    return control;
  };

  const release = (): void => {
    removeEventListener('click', hold, true);
    letGo()?.click();
  };

  // The window hears of it before React does, which ends what it can't answer yet.
  const hold = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
    if (control === null || !element.contains(control)) return;
    // A link in a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    held = control;
    control.ariaBusy = 'true';
    setTimeout(() => held === control && release(), LET_GO_AFTER_MS);
  };

  addEventListener('click', hold, true);
  return release;
};
