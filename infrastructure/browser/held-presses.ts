/** A held press is let go after this time, in milliseconds (architecture: rendering). */
const LET_GO_AFTER_MS = 3000;

/**
 * Buttons without behavior of their own, and links that open a dialog above the page: whatever opens a popover or sends a form works
 * without the application.
 */
const HELD = 'button[type="button"]:not([popovertarget]), a[aria-haspopup="dialog"]';

/**
 * Holds clicks that only the application can answer until it has started, then repeats them: nothing that is clicked is lost. The
 * control says that it is busy meanwhile; when the start fails or takes too long it is let go, and a link leads to its address.
 */
export const holdPresses = (start: () => Promise<unknown>): void => {
  const root = document.documentElement;
  let held: HTMLElement | null = null;

  const letGo = (): HTMLElement | null => {
    const control = held;
    control?.removeAttribute('aria-busy');
    held = null;
    return control;
  };

  const giveUp = (): void => {
    const control = letGo();
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
  };

  const hold = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
    if (control === null || 'started' in root.dataset) return;
    // A link in a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    held = control;
    control.setAttribute('aria-busy', 'true');
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
