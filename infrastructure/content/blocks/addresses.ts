/** Resolves and checks the addresses in content, like a browser does. */
export interface Addresses {
  /** The address of a link. Null when its scheme isn't allowed. */
  readonly link: (written: string) => string | null;
  /** The address of an image, video or audio. Null when it isn't allowed. */
  readonly media: (written: string) => string | null;
  /** The path of an address on this site. Other addresses are unchanged. */
  readonly within: (address: string) => string;
  /** Whether a link leaves this site. */
  readonly isElsewhere: (address: string) => boolean;
}

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'sms:', 'tel:']);
const WEB_SCHEMES = new Set(['http:', 'https:']);

/** Removes the surrounding whitespace, tabs and line ends that browsers ignore in addresses. */
const asRead = (written: string): string => {
  const text = written.replace(/[\t\n\r]/g, '');
  let [from, to] = [0, text.length];
  while (from < to && isBlank(text, from)) from += 1;
  while (to > from && isBlank(text, to - 1)) to -= 1;
  return text.slice(from, to);
};

const isBlank = (text: string, at: number): boolean => /[\0-\x20\s]/.test(text[at] ?? '');

/** Whether an address has a scheme or at least a host. */
const isAbsolute = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address);

/** Creates the address checks for content of the site at `siteUrl`. */
export const addressesOf = (siteUrl: string): Addresses => {
  const site = new URL(siteUrl);

  const parsed = (address: string, schemes: ReadonlySet<string>): URL | null => {
    const url = URL.parse(address, site);
    return url !== null && schemes.has(url.protocol) ? url : null;
  };

  const link = (written: string): string | null => {
    const address = asRead(written);
    return address === '' || parsed(address, LINK_SCHEMES) === null ? null : address;
  };

  const within = (address: string): string => {
    const url = isAbsolute(address) ? parsed(address, WEB_SCHEMES) : null;
    // A path that begins with two slashes would be read as a host.
    return url?.host === site.host && !url.pathname.startsWith('//')
      ? `${url.pathname}${url.search}${url.hash}`
      : address;
  };

  const media = (written: string): string | null => {
    const address = asRead(written);
    const url = address === '' ? null : parsed(address, WEB_SCHEMES);
    if (url === null || !isAbsolute(address)) return url && address;
    const own = within(address);
    if (own !== address) return own;
    url.protocol = 'https:';
    return url.href;
  };

  const isElsewhere = (address: string): boolean =>
    (parsed(address, WEB_SCHEMES)?.origin ?? site.origin) !== site.origin;

  return { link, media, within, isElsewhere };
};
