import { leadsToOtherSite } from './other-site.ts';

/** An address on this site: path and fragment. */
export interface InternalAddress {
  /** Absolute and decoded, without query and fragment. */
  readonly path: string;
  /** Null without a fragment. */
  readonly fragment: string | null;
}

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const joined = (herePath: string, relative: string): string => {
  const parts: string[] = [];
  for (const part of `${herePath.replace(/[^/]*$/, '')}${relative}`.split('/').slice(1)) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
};

/** Resolves an address against a page's path; null for other sites, mail and phone links. */
export const internalAddress = (
  address: string,
  herePath: string,
  siteUrl: string,
): InternalAddress | null => {
  const written = address.trim();
  if (leadsToOtherSite(written, siteUrl)) return null;
  const local = written.replace(/^(?:https?:)?\/\/[^/?#]*/i, (host) => (written === host ? '/' : ''));
  if (/^[a-z][a-z\d+.-]*:/i.test(local)) return null;
  const [, path = '', , fragment] = /^([^?#]*)(\?[^#]*)?(?:#([^]*))?$/.exec(local) ?? [];
  return {
    path: unescaped(path === '' ? herePath : path.startsWith('/') ? path : joined(herePath, path)),
    fragment: fragment === undefined ? null : unescaped(fragment),
  };
};
