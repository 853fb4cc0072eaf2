/** Puts the reader at an element, without a scroll: what had the focus is gone. */
export const putReaderAt = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** Names the page in the browser's tab and history. */
export const titlePage = (title: string): void => void (document.title = title);

/** Leads to another address, as the link does whose own way is blocked. */
export const leadTo = (address: string): void => window.location.assign(address);
