/** Puts the reader at an element, without a scroll: what had the focus is gone. */
export const putReaderAt = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** Puts the reader into the element with an id, and brings it into view. */
export const putReaderIn = (id: string): void => document.getElementById(id)?.focus();

/** Names the page in the browser's tab and history. */
export const titlePage = (title: string): void => void (document.title = title);

/** Calls back whenever the address leads to the part of the page with this id, now too; answers how to stop. */
export const onLedTo = (id: string, callback: () => void): (() => void) => {
  const follow = (): void => {
    if (window.location.hash === `#${id}`) callback();
  };
  follow();
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
};

/** Leads to another address, as the link does whose own way is blocked. */
export const leadTo = (address: string): void => window.location.assign(address);
