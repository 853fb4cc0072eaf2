/** Runs something once the page has loaded, after what its loading leads to. */
export const whenLoaded = (run: () => void): void => {
  const soon = (): void => void setTimeout(run, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
};

/** What browsers that render pages ahead say of one. */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/** Runs something at once, but on a page that the browser has rendered ahead: there once it is shown, which may be never. */
export const whenShown = (run: () => void): void => {
  if ((document as PrerenderedDocument).prerendering) document.addEventListener('prerenderingchange', run);
  else run();
};

/** How the visitor came to the page; undefined where the browser does not say. */
export const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether the visitor begins at the first window: neither the address nor the way to the page may lead further down. */
const isFromTop = (): boolean => !location.hash && navigationType() === 'navigate';

/** Runs something once the first window is painted, so with the frame after its own; at once where the visitor may already be further down. */
export const whenPainted = (run: () => void): void => {
  if (isFromTop()) requestAnimationFrame(() => requestAnimationFrame(run));
  else run();
};
