/** How far from the window a widget begins to load: about a phone's height. */
const NEAR = '600px';

/** What became of a widget: its host has filled it, or its script cannot be loaded. */
export type WidgetOutcome = 'filled' | 'failed';

/** Loads the script of a widget once its box is near the window; tells once what became of it. Ended by what it answers. */
export const fillWhenNear = (
  box: HTMLElement,
  address: string,
  tell: (outcome: WidgetOutcome) => void,
): (() => void) => {
  const filling = new MutationObserver(() => {
    filling.disconnect();
    tell('filled');
  });
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      filling.observe(box, { childList: true });
      scriptAt(address).addEventListener('error', () => tell('failed'), { once: true });
    },
    { rootMargin: NEAR },
  );
  near.observe(box);
  return () => {
    near.disconnect();
    filling.disconnect();
  };
};

/** Widgets of one host share its script. */
const scriptAt = (address: string): HTMLScriptElement => {
  const present = Array.from(document.scripts).find((script) => script.getAttribute('src') === address);
  if (present !== undefined) return present;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
  return script;
};
