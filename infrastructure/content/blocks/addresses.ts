/** The addresses that content writes down, as a browser reads them. */
export interface Addresses {
  /** Where a link leads; null: nowhere that a link may lead. */
  readonly link: (written: string) => string | null;
  /** Where a picture, video or sound is; null: nowhere that it may come from. */
  readonly media: (written: string) => string | null;
  /** An address of this site without its scheme and host; any other as it is. */
  readonly within: (address: string) => string;
  /** Whether a link leaves this site. */
  readonly isElsewhere: (address: string) => boolean;
}

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const WEB_SCHEMES = new Set(['http:', 'https:']);

/** A browser overlooks what surrounds an address, and line ends and tabs within it. */
const asRead = (written: string): string => {
  const text = written.replace(/[\t\n\r]/g, '');
  let [from, to] = [0, text.length];
  while (from < to && isBlank(text, from)) from += 1;
  while (to > from && isBlank(text, to - 1)) to -= 1;
  return text.slice(from, to);
};

const isBlank = (text: string, at: number): boolean => /[\0-\x20\s]/.test(text[at] ?? '');

/** With a scheme, or at least with a host. */
const isAbsolute = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address);

/** The addresses of the content of the site at `siteUrl`. */
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
    // A path with two slashes at its beginning would be read as a host.
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
