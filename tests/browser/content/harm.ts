/** Runs in a page and its frames before anything else; logs visible side effects of scripts, and scripts that the policy blocked. */
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

/** Runs in a page; returns the elements that run scripts or would run them when used, except the site's own. */
export const harmIn = (): ReadonlyArray<string> => {
  const DATA = ['application/json', 'application/ld+json', 'speculationrules'];
  const isOwn = (script: HTMLScriptElement): boolean =>
    DATA.includes(script.type) ||
    script.dataset['entry'] !== undefined ||
    script.src.startsWith(`${location.origin}/assets/`) ||
    script.src.startsWith(`${location.origin}/saved.js?v=`);
  /** Whether an element renders an icon of the site: from the page's own sprite or from a file of the site. */
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
