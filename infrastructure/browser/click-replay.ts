import { MAX_CLICK_WAIT_MS } from '../../application/visitor/read-page/click-wait.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Holds clicks on these buttons, except those that open a popover by themselves, and on links that open a dialog or change the page in
 * place, until it is released: then it repeats the last click, so that nothing that is clicked is lost. The control is marked as
 * busy meanwhile. When `load` fails, or takes too long, the control does what it does without scripts, else what the browser can do.
 */
const holdClicks = (root: Element, buttons: string, load: () => Promise<unknown>): (() => void) => {
  const selector = `${buttons}:not([popovertarget]), a[data-held]`;
  let held: HTMLElement | null = null;
  let isRepeating = false;

  const letGo = (): HTMLElement | null => {
    const control = held;
    if (control) control.ariaBusy = null;
    held = null;
    return control;
  };

  const repeat = (control: HTMLElement | null): void => {
    isRepeating = true;
    control?.click();
    isRepeating = false;
  };

  // The window handles the click before React, which would stop what it can't answer yet.
  const hold = (event: MouseEvent): void => {
    // What is clicked is an element.
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (isRepeating || !control || !root.contains(control)) return;
    // A link in a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    held = control;
    control.ariaBusy = 'true';
    const replacement = replacementOf(control);
    const replace = (): void => {
      if (held !== control) return;
      if (!replacement && !substitute(control)) return;
      letGo();
      if (!replacement) return;
      if (replacement.matches('div')) (control.closest('form') ?? replacement).dataset['plain'] = '';
      else repeat(replacement);
    };
    setTimeout(replace, MAX_CLICK_WAIT_MS);
    load().catch(() => {
      replace();
      // Nothing replaces it.
      if (held === control) reloadOnce();
      letGo();
    });
  };

  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    repeat(letGo());
  };
};

/**
 * Does what a browser can do for a button that only scripts answer: prints, or moves the focus to the element that the button controls
 * and scrolls it on. Returns whether it did anything.
 */
const substitute = (button: HTMLElement): boolean => {
  const isPrint = 'print' in button.dataset;
  const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (isPrint) print();
  controlled?.focus();
  controlled?.scrollBy(controlled.clientWidth, 0);
  return isPrint || controlled !== null;
};

/** What does the same without scripts: a link or a button that sends a form itself, else the link or the fields that follow a part of the page that needs scripts. */
const replacementOf = (control: HTMLElement): HTMLElement | null => {
  if (!control.matches('button[type="button"]')) return control;
  const next = control.closest('[data-scripted]')?.nextElementSibling;
  return next?.matches(':is(a, div)[data-unscripted]') ? (next as HTMLElement) : null;
};

/** Holds clicks that only the application can answer until it has started. */
export const replayClicks = (start: () => Promise<unknown>): void => {
  const root = document.documentElement;
  // Other buttons send a form, which works without the application.
  const release = holdClicks(root, 'button[type="button"]', start);
  new MutationObserver(release).observe(root, { attributeFilter: ['data-started'] });
};

/** Holds clicks in a block of a started application until its own code is loaded and the function returned here is called. `load` fetches that code. */
export const holdClicksIn = (root: Element, load: () => Promise<unknown>): (() => void) =>
  holdClicks(root, 'button', load);
