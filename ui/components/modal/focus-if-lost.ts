/** Moves the focus to an element if the focused element has been removed or disabled. */
export const focusIfLost = (selector: string): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
};
