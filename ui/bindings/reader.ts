/** Puts the reader at an element, without a scroll: what had the focus is gone. */
export const putReaderAt = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** Leads to another address, as the link does whose own way is blocked. */
export const leadTo = (address: string): void => window.location.assign(address);
