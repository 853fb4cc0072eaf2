/** A held press is let go after this time, in milliseconds (architecture: rendering). */
const LET_GO_AFTER_MS = 3000;

/** Buttons without behaviour of their own: whatever opens a popover or sends a form works without the application. */
const HELD = 'button[type="button"]:not([popovertarget])';

/**
 * Holds presses of buttons that only the application can answer until it has started, then presses them again: nothing that is
 * pressed is lost. The button says that it is busy meanwhile; when the start fails or takes too long it is let go.
 */
export const holdPresses = (start: () => Promise<unknown>): void => {
  const root = document.documentElement;
  let held: HTMLElement | null = null;

  const letGo = (): HTMLElement | null => {
    const button = held;
    button?.removeAttribute('aria-busy');
    held = null;
    return button;
  };

  const hold = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
    if (button === null || 'started' in root.dataset) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    held = button;
    button.setAttribute('aria-busy', 'true');
    setTimeout(() => held === button && letGo(), LET_GO_AFTER_MS);
    start().catch(letGo);
  };

  addEventListener('click', hold, true);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    removeEventListener('click', hold, true);
    letGo()?.click();
  }).observe(root, { attributeFilter: ['data-started'] });
};
