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

/** How the visitor came to the page; undefined: in a way or by an address that may lead further down than the first window. */
export const visitFromTop = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).find(
    ({ type }) => type === 'navigate' && !location.hash,
  );

/** Runs something once the first window is painted, so with the frame after its own; at once where the visitor may come to stand further down. */
export const whenPainted = (run: () => void): void => {
  if (visitFromTop()) requestAnimationFrame(() => requestAnimationFrame(run));
  else run();
};
