/** Focuses an element without scrolling, after the focused element has left the page. */
export const focusWithoutScroll = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** Focuses the element with this id and scrolls it into view. */
export const focusById = (id: string): void => document.getElementById(id)?.focus();

/** Sets the page's title, which the browser's tab and history show, and the address on its printed sheets. */
export const titlePage = (title: string): void => {
  document.title = title;
  const { dataset } = document.documentElement;
  const { host, pathname, search } = window.location;
  dataset['printed'] = dataset['printed']?.replace(/^\S+/, host + pathname + search) ?? '';
};

/** Calls `callback` now and after each change of the address whose fragment is this id. Returns a function that stops it. */
export const onFragment = (id: string, callback: () => void): (() => void) => {
  const follow = (): void => {
    if (window.location.hash === `#${id}`) callback();
  };
  follow();
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
};

/** Goes to another address after a script has prevented the link's own navigation. */
export const navigateTo = (address: string): void => window.location.assign(address);
