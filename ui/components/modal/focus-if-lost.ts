/** Puts the reader at an element when what had the focus takes it no more. */
export const focusIfLost = (selector: string): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
};
