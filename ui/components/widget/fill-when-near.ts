/** The distance from the window at which a widget starts loading: about a phone's height. */
const NEAR = '600px';

/** The time limit from requesting a widget's script until its box has content, in milliseconds. */
export const WIDGET_TIMEOUT_MS = 10_000;

/**
 * The outcome of a widget: `filled`, or `failed` if its script doesn't load or its box is still empty after the time limit. A late
 * widget still fills its box.
 */
export type WidgetOutcome = 'filled' | 'failed';

/** Loads a widget's script once its box is near the window, and reports the outcome. Returns a function that stops it. */
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

/** Widgets of one host share its script. A script that failed to load is requested again. */
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
