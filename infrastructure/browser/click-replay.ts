/** A held click is replayed after this time, in milliseconds (architecture: rendering). */
const LET_GO_AFTER_MS = 3000;

/**
 * Buttons without behavior of their own, and links that open a dialog or change the page in place: whatever opens a popover or sends a form works
 * without the application.
 */
const HELD = 'button[type="button"]:not([popovertarget]), a[aria-haspopup="dialog"], a[data-held]';

/**
 * Holds clicks that only the application can answer until it has started, then repeats them: nothing that is clicked is lost. The
 * control says that it is busy meanwhile; when the start fails or takes too long it is let go, and a link leads to its address.
 */
export const replayClicks = (start: () => Promise<unknown>): void => {
  const root = document.documentElement;
  let held: HTMLElement | null = null;

  const letGo = (): HTMLElement | null => {
    const control = held;
    if (control) control.ariaBusy = null;
    held = null;
    return control;
  };

  const giveUp = (): void => {
    const control = letGo();
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
  };

  const hold = (event: MouseEvent): void => {
    // What is clicked is an element.
    const control = (event.target as Element).closest<HTMLElement>(HELD);
    if (control === null) return;
    // A link in a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    held = control;
    control.ariaBusy = 'true';
    setTimeout(() => held === control && giveUp(), LET_GO_AFTER_MS);
    start().catch(giveUp);
  };

  addEventListener('click', hold, true);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    removeEventListener('click', hold, true);
    letGo()?.click();
  }).observe(root, { attributeFilter: ['data-started'] });
};
