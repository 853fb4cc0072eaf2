/** A held click is let go after this time, in milliseconds (architecture: rendering). */
const LET_GO_AFTER_MS = 3000;

/**
 * Holds clicks on these buttons, but those that open a popover by themselves, and on links that open a dialog or change the page in
 * place, until it is released: then the last one is repeated, so that nothing that is clicked is lost. The control says that it is
 * busy meanwhile. When `start`, which brings what answers, fails or takes too long, the click does what it does without scripts.
 */
const holdClicks = (root: Element, buttons: string, start?: () => Promise<unknown>): (() => void) => {
  const selector = `${buttons}:not([popovertarget]), a[data-held]`;
  let held: HTMLElement | null = null;
  let isRepeating = false;

  const letGo = (): HTMLElement | null => {
    const control = held;
    if (control) control.ariaBusy = null;
    held = null;
    return control;
  };

  const repeat = (): void => {
    isRepeating = true;
    letGo()?.click();
    isRepeating = false;
  };

  // The window hears of it before React does, which ends what it can't answer yet.
  const hold = (event: MouseEvent): void => {
    // What is clicked is an element.
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (isRepeating || !control || !root.contains(control)) return;
    // A link in a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    held = control;
    control.ariaBusy = 'true';
    setTimeout(() => held === control && repeat(), LET_GO_AFTER_MS);
    start?.().catch(repeat);
  };

  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    repeat();
  };
};

/** Holds clicks that only the application can answer until it has started. */
export const replayClicks = (start: () => Promise<unknown>): void => {
  const root = document.documentElement;
  // Other buttons send a form, which works without the application.
  const release = holdClicks(root, 'button[type="button"]', start);
  new MutationObserver(release).observe(root, { attributeFilter: ['data-started'] });
};

/** Holds clicks in a block of a started application until its own code is there, and what is returned is called. */
export const holdClicksIn = (root: Element): (() => void) => holdClicks(root, 'button');
