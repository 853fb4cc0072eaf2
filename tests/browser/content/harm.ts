/** Runs in a page before anything else, and in its frames: logs on the console what would show itself to a visitor, and what the policy has kept from running. */
export const sayWhatRuns = (): void => {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
    Object.defineProperty(window, name, {
      value: (said: unknown) => console.log(`Ran: ${name} ${String(said)}`),
    });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (/^(?:script|frame|object|base)/.test(effectiveDirective))
      console.log(`Violation: ${effectiveDirective} ${blockedURI}`);
  });
};

/** Runs in a page: of its elements those that run scripts, or would when they are used; our own aside. */
export const harmIn = (): ReadonlyArray<string> => {
  const DATA = ['application/json', 'application/ld+json', 'speculationrules'];
  const isOwn = (script: HTMLScriptElement): boolean =>
    DATA.includes(script.type) ||
    script.dataset['entry'] !== undefined ||
    script.src.startsWith(`${location.origin}/assets/`);
  /** What renders an icon of the site: of the page's own sprite, or of a file of ours. */
  const isIcon = (element: Element): boolean => {
    const href = element.getAttribute('href') ?? '';
    return (
      element.tagName === 'use' &&
      element.attributes.length === 1 &&
      (/^\/icons\/[\w-]+\.svg#[\w-]+$/.test(href) ||
        (href.startsWith('#') &&
          document.querySelector(`svg[data-icons] > symbol#${CSS.escape(href.slice(1))}`) !== null))
    );
  };
  const ADDRESSES = ['href', 'src', 'action', 'cite', 'data', 'poster', 'background', 'xlink:href'];
  const FORBIDDEN = ['srcdoc', 'formaction', 'http-equiv', 'ping'];
  const schemeOf = (address: string): string => URL.parse(address, document.baseURI)?.protocol ?? '';
  const runs = (address: string): boolean =>
    ['javascript:', 'vbscript:'].includes(schemeOf(address)) || /^\s*data:(?!image\/|,)/i.test(address);
  const isHarmful = ({ name, value }: Attr): boolean =>
    /^on/i.test(name) || FORBIDDEN.includes(name) || (ADDRESSES.includes(name) && runs(value));
  return [...document.querySelectorAll('*')]
    .filter((element) =>
      element instanceof HTMLScriptElement
        ? !isOwn(element)
        : isIcon(element)
          ? false
          : /^(?:iframe|frame|object|embed|applet|base|math|foreignobject|animate|set|use)$/i.test(
              element.tagName,
            ) || [...element.attributes].some(isHarmful),
    )
    .map((element) => element.outerHTML.slice(0, 300));
};
