import { MAX_CLICK_WAIT_MS } from '../../application/visitor/read-page/click-wait.ts';
import { saveEarly } from './memory/saved-early.ts';
import { offlineNoteOf, sendOnline } from './offline-note.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Holds clicks on these buttons and on links that open a dialog or change the page in place. Once released, it repeats the last click, so
 * no click is lost. Buttons that open a popover natively aren't held. The control is marked as busy meanwhile. When `load` fails or takes
 * too long, falls back to the control's behavior without scripts, else to what the browser can do.
 */
const holdClicks = (root: Element, buttons: string, load: () => Promise<unknown>): (() => void) => {
  const selector = `${buttons}:not([popovertarget]),a[data-held]`;
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

  // Listens on the window, ahead of React, which would swallow clicks that it can't handle yet.
  const hold = (event: MouseEvent): void => {
    // The target of a click is an element.
    const control = (event.target as Element).closest<HTMLElement>(selector);
    if (isRepeating || !control || !root.contains(control)) return;
    // The click opens the link in a new tab or window.
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
      saveEarly(letGo());
      if (!replacement) return;
      const form = control.closest('form');
      const note = offlineNoteOf(form);
      if (form && note) sendOnline(form, note);
      else if (replacement.matches('div')) (form ?? replacement).dataset['plain'] = '';
      else repeat(replacement);
    };
    setTimeout(replace, MAX_CLICK_WAIT_MS);
    load().catch(() => {
      replace();
      // Nothing can replace the click.
      if (held === control) reloadOnce();
      letGo();
    });
  };

  // Its part of the page is rendered anew. It stays until the page goes, as nothing is held after the release.
  addEventListener('replaced', ({ target, detail }: Partial<CustomEvent>) => {
    if (detail === held) held = target as HTMLElement;
  });
  addEventListener('click', hold, true);
  addEventListener('pagehide', () => saveEarly(letGo()));
  return () => {
    removeEventListener('click', hold, true);
    repeat(letGo());
  };
};

/**
 * Does what a browser can do for a script-only button: prints, or focuses and scrolls the element that the button controls. Returns whether
 * it did anything.
 */
const substitute = (button: HTMLElement): boolean => {
  const isPrint = 'print' in button.dataset;
  const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (isPrint) print();
  controlled?.focus();
  controlled?.scrollBy(controlled.clientWidth, 0);
  return isPrint || !!controlled;
};

/**
 * The fallback without scripts: the control itself if it is a link or submit button, else the link or fields that follow its script-only
 * part of the page.
 */
const replacementOf = (control: HTMLElement): HTMLElement | null => {
  if (!control.matches('button[type="button"]')) return control;
  const next = control.closest('[data-scripted]')?.nextElementSibling;
  return next?.matches(':is(a,div)[data-unscripted]') ? (next as HTMLElement) : null;
};

/** Holds clicks that only the application can handle until it has started, and searches that it answers without a page load. */
export const replayClicks = (start: () => Promise<unknown>): void => {
  const root = document.documentElement;
  // Other submit buttons work without the application. Enter in a field clicks the submit button, too.
  const release = holdClicks(root, '[data-in-place] button,button[type="button"]', start);
  new MutationObserver(release).observe(root, { attributeFilter: ['data-started'] });
};

/**
 * Holds clicks in a block of a started application until its code is loaded and the returned function is called. `load` fetches the code.
 */
export const holdClicksIn = (root: Element, load: () => Promise<unknown>): (() => void) =>
  holdClicks(root, 'button', load);
