/** How near, in heights of the window, the visitor has come to what they may use next. */
const NEAR = '100% 0px';

/** A click comes alone where a voice or a screen reader makes it, and where a held one is repeated. */
const SIGNS_OF_USE = ['pointerdown', 'focusin', 'click'] as const;

/** Resolves at the next sign of use of an element. */
export const used = (element: HTMLElement): Promise<void> => nextOf(SIGNS_OF_USE, element);

/** Resolves once an element is used, has the focus, is led to by the address, or is about to be used by a pointer above it. */
export const approached = async (element: HTMLElement): Promise<void> => {
  if (element.contains(document.activeElement) || isLedTo(element)) return;
  await nextOf([...SIGNS_OF_USE, 'pointerover', 'hashchange'], element);
};

/** Whether the address leads to a part of an element. */
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
    // The window hears of it before React does, which ends what it can't answer yet.
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
