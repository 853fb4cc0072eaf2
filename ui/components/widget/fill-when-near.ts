/** How far from the window a widget begins to load: about a phone's height. */
const NEAR = '600px';

/** How long a widget may take from when its script is asked for until something is in its box, in milliseconds. */
export const WIDGET_TIMEOUT_MS = 10_000;

/**
 * What became of a widget: its host has filled it, or it did not come: its script cannot be loaded, or nothing is in its box in
 * time. One that is late is filled nevertheless.
 */
export type WidgetOutcome = 'filled' | 'failed';

/** Loads the script of a widget once its box is near the window, and reports what became of it. Ended by what it returns. */
export const fillWhenNear = (
  box: HTMLElement,
  address: string,
  report: (outcome: WidgetOutcome) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fail = (): void => {
    clearTimeout(timer);
    report('failed');
  };
  const filling = new MutationObserver(() => {
    clearTimeout(timer);
    filling.disconnect();
    report('filled');
  });
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      filling.observe(box, { childList: true });
      timer = setTimeout(fail, WIDGET_TIMEOUT_MS);
      scriptAt(address).addEventListener('error', fail, { once: true });
    },
    { rootMargin: NEAR },
  );
  near.observe(box);
  return () => {
    clearTimeout(timer);
    near.disconnect();
    filling.disconnect();
  };
};

/** Widgets of one host share its script; one that could not be loaded is asked for again. */
const scriptAt = (address: string): HTMLScriptElement => {
  const present = Array.from(document.scripts).find((script) => script.getAttribute('src') === address);
  if (present !== undefined) return present;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => script.remove(), { once: true });
  document.head.append(script);
  return script;
};
