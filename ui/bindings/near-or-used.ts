/** The distance that counts as near, as an observer margin: one window height. */
const NEAR = '100% 0px';

/** Voice control, screen readers and replayed clicks send a click without a pointerdown. */
const SIGNS_OF_USE = ['pointerdown', 'focusin', 'click'] as const;

/** Resolves at the next sign of use of an element. */
export const used = (element: HTMLElement): Promise<void> => nextOf(SIGNS_OF_USE, element);

/** Resolves once an element is used, contains the focus or the address's fragment, or has the pointer over it. */
export const approached = async (element: HTMLElement): Promise<void> => {
  if (element.contains(document.activeElement) || isLedTo(element)) return;
  await nextOf([...SIGNS_OF_USE, 'pointerover', 'hashchange'], element);
};

/** Whether the address's fragment is the id of an element inside this one. */
const isLedTo = (element: HTMLElement): boolean =>
  location.hash !== '' && element.contains(document.getElementById(location.hash.slice(1)));

const nextOf = (signs: ReadonlyArray<string>, element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const settle = ({ target }: Event): void => {
      if (!(target instanceof Node ? element.contains(target) : isLedTo(element))) return;
      stop.abort();
      resolve();
    };
    // The window gets the event before React, which stops events that it can't handle yet.
    for (const sign of signs) addEventListener(sign, settle, { capture: true, signal: stop.signal });
  });

/** Resolves once an element is in view or within a window's height of it, or is used. */
export const nearOrUsed = async (element: HTMLElement): Promise<void> => {
  let observer: IntersectionObserver | undefined;
  const near = new Promise<void>((resolve) => {
    observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && resolve(), {
      rootMargin: NEAR,
    });
    observer.observe(element);
  });
  await Promise.race([near, used(element)]);
  observer?.disconnect();
};
