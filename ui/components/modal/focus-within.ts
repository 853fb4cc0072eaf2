const USABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'iframe',
  '[contenteditable="true"]',
  '[tabindex]',
].join();

/**
 * Keeps Tab within a dialog: from its last element to its first, and back with Shift. Without this, the browser moves on to its own
 * toolbars (specification, section 2).
 */
export const focusWithin = (dialog: HTMLElement, event: KeyboardEvent): void => {
  const at = document.activeElement;
  const nearest = at?.closest('dialog') ?? null;
  const isElsewhere = nearest !== null && nearest !== dialog;
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || isElsewhere) return;
  const tabStops = tabStopsIn(dialog);
  const direction = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isAhead = (stop: HTMLElement): boolean =>
    at !== null && (at.compareDocumentPosition(stop) & direction) !== 0 && !isOneGroup(at, stop);
  if (dialog.contains(at) && tabStops.some(isAhead)) return;
  event.preventDefault();
  tabStops.at(event.shiftKey ? -1 : 0)?.focus();
};

const tabStopsIn = (dialog: HTMLElement): ReadonlyArray<HTMLElement> =>
  Array.from(dialog.querySelectorAll<HTMLElement>(USABLE)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  );

/** Radio buttons of one group are a single tab stop. */
const isOneGroup = (at: Element, stop: Element): boolean =>
  at instanceof HTMLInputElement &&
  stop instanceof HTMLInputElement &&
  at.type === 'radio' &&
  stop.type === 'radio' &&
  at.name === stop.name &&
  at.form === stop.form;
