/** Runs a function after the page has loaded and its load handlers have run. */
export const whenLoaded = (run: () => void): void => {
  const soon = (): void => void setTimeout(run, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
};

/** A document in a browser that prerenders pages. */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/** Runs a function now, or on a prerendered page once it is shown, which may be never. */
export const whenShown = (run: () => void): void => {
  if ((document as PrerenderedDocument).prerendering) document.addEventListener('prerenderingchange', run);
  else run();
};

/** How the visitor came to the page. Undefined when the browser doesn't report it. */
export const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether the page opens at the top: no fragment, and no reload or Back that restores a scroll position. */
const isFromTop = (): boolean => !location.hash && navigationType() === 'navigate';

/** Runs a function after the first paint, two frames from now. Runs it at once when the page may open further down. */
export const whenPainted = (run: () => void): void => {
  if (isFromTop()) requestAnimationFrame(() => requestAnimationFrame(run));
  else run();
};
